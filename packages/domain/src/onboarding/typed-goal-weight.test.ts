import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOALS } from '../goals/goals.ts';
import { changesWeight, isGoalAhead, readTypedGoalWeight, type WeightGoal } from './typed-goal-weight.ts';

const body = { weightInKg: 81.3, heightInCm: 170, unit: 'KILOGRAMS' } as const;

it('only losing weight and gaining muscle have a goal weight', () => {
  expect(GOALS.filter(changesWeight)).toEqual(['LOSE_WEIGHT', 'GAIN_MUSCLE']);
  expect(changesWeight(null)).toBe(false);
});

it.each([
  ['LOSE_WEIGHT', 81, false],
  ['LOSE_WEIGHT', 80.3, true],
  ['LOSE_WEIGHT', 90, false],
  ['LOSE_WEIGHT', null, false],
  ['GAIN_MUSCLE', 82, false],
  ['GAIN_MUSCLE', 82.3, true],
  ['GAIN_MUSCLE', 75, false],
  ['GAIN_MUSCLE', null, false],
] as const)(
  'for the goal %s and a weight of 81.3 kg, a goal weight of %s is still to be reached: %s',
  (goal, kilograms, leaves) => {
    expect(isGoalAhead(goal, kilograms, 81.3)).toBe(leaves);
  },
);

describe('the goal weight of someone who weighs 81.3 kg', () => {
  it.each([
    ['LOSE_WEIGHT', '75', { kilograms: 75 }],
    ['LOSE_WEIGHT', '75,5', { kilograms: 75.5 }],
    ['LOSE_WEIGHT', '', { fault: { code: 'required' } }],
    ['LOSE_WEIGHT', 'thin', { fault: { code: 'not_a_number' } }],
    ['LOSE_WEIGHT', '0', { fault: { code: 'not_positive' } }],
    ['LOSE_WEIGHT', '50', { fault: { code: 'goal_weight_below_healthy', limit: 53.5 } }],
    ['LOSE_WEIGHT', '81.3', { fault: { code: 'not_below', limit: 81.3 } }],
    ['LOSE_WEIGHT', '900', { fault: { code: 'not_below', limit: 81.3 } }],
    ['GAIN_MUSCLE', '85', { kilograms: 85 }],
    ['GAIN_MUSCLE', ' ', { kilograms: null }],
    ['GAIN_MUSCLE', 'strong', { fault: { code: 'not_a_number' } }],
    ['GAIN_MUSCLE', '81.3', { fault: { code: 'not_above', limit: 81.3 } }],
    ['GAIN_MUSCLE', '900', { fault: { code: 'too_large', limit: 300 } }],
  ] as const)('is parsed for the goal %s, typed as %j: %j', (goal, text, read) => {
    expect(readTypedGoalWeight(goal, text, body)).toEqual(read);
  });

  it('is typed in pounds by people who weigh in pounds or stone', () => {
    expect(readTypedGoalWeight('LOSE_WEIGHT', '165', { ...body, unit: 'STONES' })).toEqual({ kilograms: 74.84 });
    expect(readTypedGoalWeight('LOSE_WEIGHT', '180', { ...body, unit: 'POUNDS' })).toEqual({
      fault: { code: 'not_below', limit: 81.3 },
    });
    expect(readTypedGoalWeight('GAIN_MUSCLE', '185', { ...body, unit: 'POUNDS' })).toEqual({ kilograms: 83.91 });
  });

  it('may be any lower weight if the height is unknown', () => {
    expect(readTypedGoalWeight('LOSE_WEIGHT', '48', { ...body, heightInCm: null })).toEqual({ kilograms: 48 });
  });

  it('always differs from the weight in the direction of the goal', () => {
    const weight = fc.integer({ min: 450, max: 3000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.constantFrom<WeightGoal>('LOSE_WEIGHT', 'GAIN_MUSCLE'), weight, weight, (goal, now, wished) => {
        const read = readTypedGoalWeight(goal, String(wished), {
          weightInKg: now,
          heightInCm: null,
          unit: 'KILOGRAMS',
        });
        expect('kilograms' in read).toBe(goal === 'LOSE_WEIGHT' ? wished < now : wished > now);
      }),
    );
  });
});
