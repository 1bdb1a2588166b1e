import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NutritionProfile, GENDERS } from '../energy/profile.ts';
import { DIETS } from '../diets/diets.ts';
import { GOALS, WEEKLY_GOALS } from '../goals/goals.ts';
import type { KnownExpenditure } from './estimate-expenditure.ts';
import { type PresentPlan, proposeTarget } from './propose-target.ts';

const profile: NutritionProfile = {
  gender: 'FEMALE',
  activity: 'ACTIVE',
  sustainability: 'SUSTAINABLE',
  diet: 'OMNIVORE',
  goal: 'RECOMPOSITION',
  weeklyGoal: null,
  weightInKg: 70,
  heightInCm: 170,
  age: 40,
  bodyFatFraction: null,
  exercises: [],
  energyBalance: null,
};
const losing = { ...profile, goal: 'LOSE_WEIGHT', weeklyGoal: 'LOSE_0_5_KG_PER_WEEK' } as const;
const plan: PresentPlan = { profile, goalWeightInKg: 65, kcal: 2000, partnerNutritionRules: false };
const about = (kcal: number, reach = 60): KnownExpenditure => ({
  isKnown: true,
  kcal,
  low: kcal - reach,
  high: kcal + reach,
});

describe('the target that follows from an estimate', () => {
  it.each([
    ['the target lies within the bounds', plan, about(2300, 350), { kind: 'IN_LINE' }],
    ['the difference is less than a twentieth', plan, about(2090, 10), { kind: 'IN_LINE' }],
    ['expenditure is higher', plan, about(2150), { kind: 'PROPOSED', kcal: 2150, reach: 'FULL' }],
    ['expenditure is much higher', plan, about(2600), { kind: 'PROPOSED', kcal: 2200, reach: 'STEP' }],
    ['expenditure is much lower', plan, about(1500), { kind: 'PROPOSED', kcal: 1800, reach: 'STEP' }],
    [
      'half a kilogram a week should be lost',
      { ...plan, profile: losing },
      about(2400),
      { kind: 'PROPOSED', kcal: 1850, reach: 'FULL' },
    ],
    [
      'the goal requires less than a plan may have',
      { ...plan, profile: losing, kcal: 1350 },
      about(1500),
      { kind: 'PROPOSED', kcal: 1250, reach: 'FLOOR' },
    ],
    [
      "the partner's rules apply",
      { ...plan, profile: losing, partnerNutritionRules: true, kcal: 1600 },
      about(2250.4),
      { kind: 'PROPOSED', kcal: 1751, reach: 'FLOOR' },
    ],
    [
      'the person is a minor',
      { ...plan, profile: { ...profile, age: 17 } },
      about(2150),
      { kind: 'WITHHELD', reason: 'NOT_ADULT' },
    ],
    [
      'a person with a low weight spends less',
      { ...plan, profile: { ...profile, weightInKg: 50 } },
      about(1800),
      { kind: 'WITHHELD', reason: 'LOW_WEIGHT' },
    ],
    [
      'the goal weight is reached',
      { ...plan, profile: { ...losing, weightInKg: 65 } },
      about(2200),
      { kind: 'WITHHELD', reason: 'GOAL_REACHED' },
    ],
    [
      'the goal weight is reached and expenditure is higher',
      { ...plan, profile: { ...losing, weightInKg: 65 } },
      about(2700),
      { kind: 'PROPOSED', kcal: 2150, reach: 'FULL' },
    ],
  ] as const)('is proposed, kept or withheld correctly if %s', (_, present, estimate, advice) => {
    expect(proposeTarget(present, estimate)).toEqual(advice);
  });
});

const plans = fc.record({
  profile: fc.record({
    gender: fc.constantFrom(...GENDERS),
    activity: fc.constant('ACTIVE' as const),
    sustainability: fc.constant('SUSTAINABLE' as const),
    diet: fc.constantFrom(...DIETS),
    goal: fc.constantFrom(...GOALS),
    weeklyGoal: fc.option(fc.constantFrom(...WEEKLY_GOALS)),
    weightInKg: fc.double({ min: 35, max: 300, noNaN: true }),
    heightInCm: fc.integer({ min: 120, max: 250 }),
    age: fc.integer({ min: 12, max: 120 }),
    bodyFatFraction: fc.option(fc.double({ min: 0.03, max: 0.6, noNaN: true })),
    exercises: fc.constant([]),
    energyBalance: fc.constant(null),
  }),
  goalWeightInKg: fc.option(fc.double({ min: 40, max: 300, noNaN: true })),
  kcal: fc.integer({ min: 1250, max: 6000 }),
  partnerNutritionRules: fc.boolean(),
});
const estimates = fc
  .tuple(fc.double({ min: 600, max: 6000, noNaN: true }), fc.double({ min: 20, max: 500, noNaN: true }))
  .map(([kcal, reach]) => about(kcal, reach));

describe('for any plan and estimate', () => {
  it('a proposal is a whole number, safe, at most a tenth off the current target, and in the direction of the goal', () => {
    fc.assert(
      fc.property(plans, estimates, (present, estimate) => {
        const advice = proposeTarget(present, estimate);
        if (advice.kind !== 'PROPOSED') return;
        expect(Number.isInteger(advice.kcal)).toBe(true);
        expect(advice.kcal).toBeGreaterThanOrEqual(1250);
        expect(present.profile.age).toBeGreaterThanOrEqual(18);
        expect(Math.abs(advice.kcal - present.kcal)).toBeGreaterThan(0.01 * present.kcal);
        const { goal } = present.profile;
        const partnerFloor = present.partnerNutritionRules && goal === 'LOSE_WEIGHT' ? estimate.kcal - 500 : 0;
        expect(advice.kcal).toBeGreaterThanOrEqual(partnerFloor);
        const highest = Math.max(1.1 * present.kcal + 0.5, partnerFloor + 1);
        expect(advice.kcal).toBeLessThanOrEqual(highest);
        expect(advice.kcal).toBeGreaterThanOrEqual(0.9 * present.kcal - 0.5);
      }),
      { numRuns: 2000 },
    );
  });

  it('the target settles when proposals are accepted one after another', () => {
    fc.assert(
      fc.property(plans, estimates, (present, estimate) => {
        let { kcal } = present;
        for (let step = 0; step < 40; step += 1) {
          const advice = proposeTarget({ ...present, kcal }, estimate);
          if (advice.kind === 'PROPOSED') ({ kcal } = advice);
        }
        expect(proposeTarget({ ...present, kcal }, estimate).kind).not.toBe('PROPOSED');
      }),
    );
  });
});
