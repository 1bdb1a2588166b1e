import { describe, expect, it } from 'vitest';
import { leavesToLose, readWeightToLose } from './weight-to-lose.ts';

const body = { weightInKg: 81.3, heightInCm: 170, unit: 'KILOGRAMS' } as const;

it('a goal weight within a kilogram of the weight leaves nothing to lose', () => {
  expect(leavesToLose(81, 81.3)).toBe(false);
  expect(leavesToLose(80.3, 81.3)).toBe(true);
  expect(leavesToLose(90, 81.3)).toBe(false);
  expect(leavesToLose(null, 81.3)).toBe(false);
});

describe('the goal weight for losing weight', () => {
  it.each([
    ['75', { kilograms: 75 }],
    ['75,5', { kilograms: 75.5 }],
    ['', { fault: { code: 'required' } }],
    ['thin', { fault: { code: 'not_a_number' } }],
    ['0', { fault: { code: 'not_positive' } }],
    ['50', { fault: { code: 'goal_weight_below_healthy', limit: 53.5 } }],
    ['81.3', { fault: { code: 'not_below', limit: 81.3 } }],
    ['900', { fault: { code: 'not_below', limit: 81.3 } }],
  ])('typed as %j is %j', (text, read) => {
    expect(readWeightToLose(text, body)).toEqual(read);
  });

  it('is typed in pounds by people who weigh in pounds or stones', () => {
    expect(readWeightToLose('165', { ...body, unit: 'STONES' })).toEqual({ kilograms: 74.84 });
    expect(readWeightToLose('180', { ...body, unit: 'POUNDS' })).toEqual({ fault: { code: 'not_below', limit: 81.3 } });
  });

  it('may be anything if the height is unknown', () => {
    expect(readWeightToLose('48', { ...body, heightInCm: null })).toEqual({ kilograms: 48 });
  });
});
