import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/plain-date.ts';
import { adherenceOf, offPlan } from './adherence.ts';
import { weightChangeOn, type WeightFacts } from './weight-change.ts';

const EATEN = { loggedDays: 5, eatenKcal: 8640, goalKcal: 9000, eatenProtein: 396, goalProtein: 500 };

describe('adherence', () => {
  it('is the number of days logged, and what was eaten on them as a percentage of the plan', () => {
    expect(adherenceOf(EATEN)).toEqual({ loggedDays: 5, energy: 96, protein: 79 });
  });

  it('is unknown without a plan or without any known figure', () => {
    expect(adherenceOf({ ...EATEN, goalKcal: 0, goalProtein: null })).toMatchObject({ energy: null, protein: null });
    expect(adherenceOf({ ...EATEN, eatenKcal: null })).toMatchObject({ energy: null, protein: 79 });
  });

  it.each([
    [85, 80, true, false],
    [86, 79, false, true],
    [114, 200, false, false],
    [115, null, true, false],
    [null, 40, false, true],
  ])(
    'is reported as off plan with %s %% of the energy and %s %% of the protein over four days: %s, %s',
    (energy, protein, ...expected) => {
      const { energy: isEnergy, protein: isProtein } = offPlan({ loggedDays: 4, energy, protein });
      expect([isEnergy, isProtein]).toEqual(expected);
      // Three days are too few for a weekly mean.
      expect(offPlan({ loggedDays: 3, energy, protein })).toEqual({ energy: false, protein: false });
    },
  );
});

describe('a change in weight', () => {
  const TODAY = '2027-03-15';
  const ago = (days: number) => addDays(TODAY, -days);
  const FACTS: WeightFacts = {
    goal: 'LOSE_WEIGHT',
    goalWeight: 60,
    weights: { from: ago(28), until: TODAY, days: 9, first: 70, last: 69 },
  };
  const change = (weights: object, more: Partial<WeightFacts> = {}) =>
    weightChangeOn(TODAY)({ ...FACTS, weights: { ...FACTS.weights!, ...weights }, ...more });

  it.each([
    ['LOSE_WEIGHT', 69, 'TOWARDS'],
    ['LOSE_WEIGHT', 70, null],
    ['LOSE_WEIGHT', 71, 'AGAINST'],
    ['GAIN_MUSCLE', 71, 'TOWARDS'],
    ['GAIN_MUSCLE', 69.6, null],
    ['GAIN_MUSCLE', 69, 'AGAINST'],
    ['RECOMPOSITION', 71, 'TOWARDS'],
    ['RECOMPOSITION', 72, 'AGAINST'],
    [null, 69, null],
  ] as const)(
    'is judged for the goal %s and a weight that goes from 70 to %d kg in four weeks: %s',
    (goal, last, course) => {
      expect(change({ last }, { goal })).toEqual({ perWeek: expect.closeTo((last - 70) / 4, 5), until: TODAY, course });
    },
  );

  it('is not required once the goal weight is reached', () => {
    expect(change({ first: 58, last: 59 })?.course).toBe('TOWARDS');
    expect(change({ first: 56, last: 59 })?.course).toBe('AGAINST');
  });

  it('is reported after one week, and compared with the goal after two weeks and three weights', () => {
    expect(change({ from: ago(6) })).toBeNull();
    expect(change({ from: ago(7) })).toEqual({ perWeek: -1, until: TODAY, course: null });
    expect(change({ from: ago(14), days: 2 })?.course).toBeNull();
    expect(change({ from: ago(14), days: 3 })?.course).toBe('TOWARDS');
  });

  it('is not reported for old weights or without weights', () => {
    expect(change({ until: ago(14) })?.perWeek).toBe(-0.5);
    expect(change({ until: ago(15) })).toBeNull();
    expect(weightChangeOn(TODAY)({ ...FACTS, weights: null })).toBeNull();
  });
});
