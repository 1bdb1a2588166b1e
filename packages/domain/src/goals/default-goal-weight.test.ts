import { describe, expect, it } from 'vitest';
import { defaultGoalWeightInKg } from './default-goal-weight.ts';
import { isHealthyGoalWeight } from './goal-weight.ts';

describe('the goal weight of a profile without one', () => {
  it('is 65 kg if that is healthy, or if the height is unknown', () => {
    expect(defaultGoalWeightInKg(170)).toBe(65);
    expect(defaultGoalWeightInKg(null)).toBe(65);
  });

  it('is healthy at every height', () => {
    for (let height = 120; height <= 250; height += 0.5) {
      expect(isHealthyGoalWeight(defaultGoalWeightInKg(height), height)).toBe(true);
    }
  });
});
