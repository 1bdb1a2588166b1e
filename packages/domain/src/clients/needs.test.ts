import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/plain-date.ts';
import { type ClientFacts, type LoggedDays, type Need, needsOn, rankOfNeeds } from './needs.ts';
import { codeOfNeed, isSnoozed, LONGEST_SNOOZE_DAYS, snoozedUntil } from './snooze.ts';

const TODAY = '2027-03-15';
const ago = (days: number) => addDays(TODAY, -days);

/** A client with no needs: has a plan, logged yesterday, and has days planned ahead. */
const WELL: ClientFacts = {
  isInvited: false,
  since: ago(200),
  hasPlan: true,
  goal: 'LOSE_WEIGHT',
  goalWeight: 60,
  lastEaten: ago(1),
  plannedUntil: addDays(TODAY, 4),
  logged: { days: 7, from: ago(7), eatenKcal: 14_000, goalKcal: 14_000, eatenProtein: 700, goalProtein: 700 },
  weights: { from: ago(29), until: ago(1), days: 9, first: 70, last: 69 },
  notes: null,
  question: null,
};
const needsOf = (facts: Partial<ClientFacts>) => needsOn(TODAY)({ ...WELL, ...facts });
const logged = (part: Partial<LoggedDays>) => needsOf({ logged: { ...WELL.logged, ...part } });
const weighed = (part: Partial<NonNullable<ClientFacts['weights']>>, more: Partial<ClientFacts> = {}) =>
  needsOf({ weights: { from: ago(28), until: TODAY, days: 9, first: 70, last: 70, ...part }, ...more });

describe('clients who need attention', () => {
  it('excludes someone who follows the plan', () => {
    expect(needsOf({})).toEqual([]);
    expect(needsOf({ logged: { ...WELL.logged, days: 0, from: null }, weights: null, plannedUntil: null })).toEqual([]);
  });

  it('includes someone who has logged nothing for three full days, not counting today, or ever', () => {
    expect(needsOf({ lastEaten: ago(3) })).toEqual([]);
    expect(needsOf({ lastEaten: ago(4) })).toEqual([{ kind: 'NOT_LOGGED', days: 3, last: ago(4) }]);
    expect(needsOf({ lastEaten: addDays(TODAY, 1) })).toEqual([]);
    expect(needsOf({ lastEaten: null, since: ago(5) })).toEqual([{ kind: 'NOT_LOGGED', days: 4, last: null }]);
    expect(needsOf({ lastEaten: null, since: ago(1) })).toEqual([]);
  });

  it('includes someone whose mean energy on logged days was 15% off the plan, in either direction', () => {
    expect(logged({ eatenKcal: 12_000 })).toEqual([]);
    expect(logged({ eatenKcal: 11_900 })).toEqual([{ kind: 'ENERGY', eaten: 1700, goal: 2000, days: 7 }]);
    expect(logged({ eatenKcal: 16_100 })).toEqual([{ kind: 'ENERGY', eaten: 2300, goal: 2000, days: 7 }]);
  });

  it('includes someone a fifth below the protein target, but never someone above the target', () => {
    expect(logged({ eatenProtein: 560 })).toEqual([]);
    expect(logged({ eatenProtein: 556.5 })).toEqual([{ kind: 'PROTEIN', eaten: 80, goal: 100, days: 7 }]);
    expect(logged({ eatenProtein: 1400 })).toEqual([]);
  });

  it('ignores a diary with too few days, old days or unknown values', () => {
    expect(logged({ eatenKcal: 4000, goalKcal: 6000, days: 3 })).toEqual([]);
    expect(logged({ eatenKcal: 9000, from: ago(22) })).toEqual([]);
    expect(logged({ eatenKcal: null, eatenProtein: null })).toEqual([]);
    expect(logged({ goalKcal: 0, goalProtein: 0 })).toEqual([]);
    expect(logged({ goalKcal: null, goalProtein: null })).toEqual([]);
  });

  it.each([
    ['LOSE_WEIGHT', 71, 0.25],
    ['GAIN_MUSCLE', 69, -0.25],
    ['RECOMPOSITION', 72, 0.5],
    ['RECOMPOSITION', 68, -0.5],
  ] as const)(
    'includes someone with the goal %s whose weight goes from 70 to %d kg in four weeks',
    (goal, last, perWeek) => {
      expect(weighed({ last }, { goal })).toEqual([{ kind: 'WEIGHT', perWeek, until: TODAY }]);
      // A slightly smaller change is not reported.
      expect(weighed({ last: last + (70 - last) / 5 }, { goal })).toEqual([]);
    },
  );

  it('ignores a weight that moves the right way, is old, or has too little data', () => {
    expect(weighed({ last: 66 })).toEqual([]);
    expect(weighed({ last: 73 }, { goal: 'GAIN_MUSCLE' })).toEqual([]);
    expect(weighed({ last: 73 }, { goal: null })).toEqual([]);
    expect(weighed({ last: 73, until: ago(15) })).toEqual([]);
    expect(weighed({ last: 73, from: ago(13) })).toEqual([]);
    expect(weighed({ last: 73, days: 2 })).toEqual([]);
    // At the goal weight, the weight only has to stay the same.
    expect(weighed({ last: 71 }, { goalWeight: 71 })).toEqual([]);
  });

  it('includes someone who has no plan, or whose planned days run out', () => {
    expect(needsOf({ hasPlan: false, lastEaten: null })).toEqual([{ kind: 'NO_PLAN' }]);
    for (const until of [addDays(TODAY, 1), TODAY, ago(3)]) {
      expect(needsOf({ plannedUntil: until })).toEqual([{ kind: 'WEEK_ENDS', until }]);
    }
    expect(needsOf({ plannedUntil: addDays(TODAY, 2) })).toEqual([]);
    expect(needsOf({ plannedUntil: ago(4) })).toEqual([]);
  });

  it('includes someone who has not answered an invitation for three days, with no other reasons', () => {
    const facts = { isInvited: true, hasPlan: false, lastEaten: null, notes: { count: 1, newest: 4 } };
    expect(needsOf({ ...facts, since: ago(3) })).toEqual([{ kind: 'INVITATION', days: 3 }]);
    expect(needsOf({ ...facts, since: ago(2) })).toEqual([]);
  });

  it('lists all reasons for a client, the most urgent first, starting with a client who is waiting for a reply', () => {
    const all = needsOf({
      notes: { count: 2, newest: 9 },
      question: 3,
      lastEaten: ago(9),
      plannedUntil: ago(1),
      logged: { ...WELL.logged, eatenKcal: 8000, eatenProtein: 300 },
      weights: { from: ago(28), until: TODAY, days: 9, first: 70, last: 75 },
    });
    expect(all.map(({ kind }) => kind)).toEqual([
      'NOTE',
      'QUESTION',
      'NOT_LOGGED',
      'WEIGHT',
      'ENERGY',
      'WEEK_ENDS',
      'PROTEIN',
    ]);
    const [note, , silence, weight] = all as [Need, Need, Need, Need];
    const ordered = [[note, silence], [note], [silence, weight], [silence], [weight], []];
    expect(ordered.toSorted((a, b) => rankOfNeeds(b) - rankOfNeeds(a))).toEqual(ordered);
  });
});

describe('snoozing a client', () => {
  const silence: Need = { kind: 'NOT_LOGGED', days: 4, last: ago(5) };
  const under: Need = { kind: 'ENERGY', eaten: 1600, goal: 2000, days: 7 };
  const snoozed = (until: string | null, ...needs: Need[]) => ({
    until,
    needs: needs.map(codeOfNeed),
    snoozedOn: TODAY,
  });

  it("lasts until tomorrow or for a week, by the coach's calendar", () => {
    expect([snoozedUntil('TOMORROW', TODAY), snoozedUntil('WEEK', TODAY)]).toEqual(['2027-03-16', '2027-03-22']);
    const row = snoozed('2027-03-16', silence);
    expect(isSnoozed(row, [silence, under], TODAY)).toBe(true);
    expect(isSnoozed(row, [silence], '2027-03-16')).toBe(false);
  });

  it('ends early only for a new note or question', () => {
    const note: Need = { kind: 'NOTE', count: 1, newest: 8 };
    expect(isSnoozed(snoozed('2027-03-22', note), [note], TODAY)).toBe(true);
    expect(isSnoozed(snoozed('2027-03-22', note), [{ ...note, newest: 9 }], TODAY)).toBe(false);
    expect(isSnoozed(snoozed('2027-03-22'), [{ kind: 'QUESTION', version: 2 }], TODAY)).toBe(false);
  });

  it('lasts until something new comes up, but not forever', () => {
    expect(snoozedUntil('CHANGE', TODAY)).toBeNull();
    const row = snoozed(null, silence, under);
    expect(
      isSnoozed(
        row,
        [
          { ...silence, days: 12 },
          { ...under, eaten: 1650 },
        ],
        ago(-8),
      ),
    ).toBe(true);
    expect(isSnoozed(row, [silence], TODAY)).toBe(true);
    // The reasons changed: the client stopped logging again, the weight moves the other way, is much further off, or
    // another kind of reason came up.
    expect(isSnoozed(row, [{ ...silence, last: ago(2) }], ago(-3))).toBe(false);
    expect(isSnoozed(row, [{ ...under, eaten: 2400 }], TODAY)).toBe(false);
    expect(isSnoozed(row, [{ ...under, eaten: 1300 }], TODAY)).toBe(false);
    expect(isSnoozed(row, [silence, { kind: 'NO_PLAN' }], TODAY)).toBe(false);
    expect(isSnoozed(row, [silence], addDays(TODAY, LONGEST_SNOOZE_DAYS))).toBe(false);
  });
});
