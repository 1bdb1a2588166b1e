import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/plain-date.ts';
import { currentCycle, menstrualPhase } from './current-cycle.ts';
import { showsCycle } from './eats-by-cycle.ts';

const cycle = { lastMenstrualPeriodStartDate: '2026-01-01', menstrualCycleLength: 28 };

describe('the cycle', () => {
  it.each([
    ['2026-01-01', 1, 'MENSTRUATION', 28, '2026-01-29'],
    ['2026-01-05', 5, 'MENSTRUATION', 24, '2026-01-29'],
    ['2026-01-06', 6, 'FOLLICULAR', 23, '2026-01-29'],
    ['2026-01-12', 12, 'FOLLICULAR', 17, '2026-01-29'],
    ['2026-01-13', 13, 'OVULATION', 16, '2026-01-29'],
    ['2026-01-15', 15, 'OVULATION', 14, '2026-01-29'],
    ['2026-01-16', 16, 'LUTEAL', 13, '2026-01-29'],
    ['2026-01-28', 28, 'LUTEAL', 1, '2026-01-29'],
    ['2026-01-29', 1, 'MENSTRUATION', 28, '2026-02-26'],
    ['2026-03-01', 4, 'MENSTRUATION', 25, '2026-03-26'],
  ] as const)(
    '[CAL-02] on %s, is at day %i, in %s, %i days before the next start on %s',
    (today, day, phase, daysUntilNextPeriod, next) => {
      expect(currentCycle('FEMALE', cycle, today)).toEqual({
        day,
        length: 28,
        daysUntilNextPeriod,
        nextPeriodStart: next,
        phase,
      });
    },
  );

  it('[CAL-02] rounds up the middle of a cycle with an odd length', () => {
    expect(menstrualPhase(9, 21)).toBe('FOLLICULAR');
    expect(menstrualPhase(10, 21)).toBe('OVULATION');
    expect(menstrualPhase(12, 21)).toBe('OVULATION');
    expect(menstrualPhase(13, 21)).toBe('LUTEAL');
  });

  it('[CAL-02] lasts 28 days if its length is uncertain', () => {
    const unsure = { ...cycle, menstrualCycleLength: null };
    expect(currentCycle('FEMALE', unsure, '2026-01-29')).toEqual(currentCycle('FEMALE', cycle, '2026-01-29'));
  });

  it('[CAL-02] is unknown without a start date, or for men', () => {
    const unknown = { day: 1, length: 28, daysUntilNextPeriod: 28, nextPeriodStart: null, phase: null };
    expect(currentCycle('FEMALE', { ...cycle, lastMenstrualPeriodStartDate: null }, '2026-01-05')).toEqual(unknown);
    expect(currentCycle('MALE', cycle, '2026-01-05')).toEqual(unknown);
  });

  it('[CAL-02] is always at a day within its length, with the next period after today', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 4000 }), fc.integer({ min: 21, max: 45 }), (elapsed, length) => {
        const today = addDays('2026-01-01', elapsed);
        const status = currentCycle('FEMALE', { ...cycle, menstrualCycleLength: length }, today);
        expect(status.day).toBeGreaterThanOrEqual(1);
        expect(status.day).toBeLessThanOrEqual(length);
        expect(status.nextPeriodStart && status.nextPeriodStart > today).toBe(true);
        expect(status.nextPeriodStart).toBe(addDays(today, status.daysUntilNextPeriod));
      }),
    );
  });
});

describe('the cycle in the diary', () => {
  it.each([
    ['FEMALE', 'CYCLE_DIET', '2026-01-01', true],
    ['FEMALE', 'CYCLE_DIET', null, false],
    ['FEMALE', 'RECOMMENDED', '2026-01-01', false],
    ['FEMALE', 'MENOPAUSE', '2026-01-01', false],
    ['MALE', 'CYCLE_DIET', '2026-01-01', false],
  ] as const)('[DIA-15] is shown to a %s on %s with a start on %s: %s', (gender, dietType, start, shows) => {
    for (const menstrualCycleLength of [28, null])
      expect(showsCycle(gender, dietType, { lastMenstrualPeriodStartDate: start, menstrualCycleLength })).toBe(shows);
  });
});
