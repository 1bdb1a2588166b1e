import { describe, expect, it } from 'vitest';
import { dueToday, firstPaymentOn, type OfferedPlan, yearlySaving } from './offer.ts';

const MONTH: OfferedPlan = { name: 'Coach', currency: 'eur', amount: 4900, interval: 'month' };
const YEAR: OfferedPlan = { ...MONTH, amount: 49_000, interval: 'year' };

describe('what a buyer of a plan pays', () => {
  it.each([
    [14, 4900, 0],
    [1, 4900, 0],
    [0, 4900, 4900],
    [0, 0, 0],
  ])('is calculated for today, with a trial of %i days and a first payment of %i: %i', (trialDays, first, due) => {
    expect(dueToday(trialDays, first)).toBe(due);
  });

  it.each([
    ['2027-02-20', 14, '2027-03-06'],
    ['2027-12-25', 14, '2028-01-08'],
    ['2027-02-20', 0, '2027-02-20'],
  ])('if the plan starts on %s with %i trial days, is first due on %s', (today, trialDays, date) => {
    expect(firstPaymentOn(today, trialDays)).toBe(date);
  });
});

describe('the saving of a yearly plan', () => {
  it.each<[string, OfferedPlan, readonly OfferedPlan[], number | null]>([
    ['ten months for twelve', YEAR, [MONTH, YEAR], 9800],
    ['nothing for a month', MONTH, [MONTH, YEAR], null],
    ['nothing if no monthly plan is sold', YEAR, [YEAR], null],
    ['nothing in another currency', YEAR, [{ ...MONTH, currency: 'gbp' }, YEAR], null],
    ['nothing next to a differently named plan', YEAR, [{ ...MONTH, name: 'Team' }, YEAR], null],
    ['nothing if it costs as much', { ...YEAR, amount: 58_800 }, [MONTH], null],
    ['nothing if it costs more', { ...YEAR, amount: 60_000 }, [MONTH], null],
  ])('is %s', (_, plan, plans, saving) => {
    expect(yearlySaving(plan, plans)).toBe(saving);
  });
});
