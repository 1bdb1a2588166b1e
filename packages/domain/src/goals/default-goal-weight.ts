import { minimumHealthyWeightInKg } from './goal-weight.ts';

/** In kg; the goal weight of a profile without one. */
export const DEFAULT_GOAL_WEIGHT_KG = 65;

/**
 * The goal weight in kg of a profile without one: the usual one or, for tall people, the lowest healthy weight at their
 * height in cm, rounded up to one decimal place.
 */
export function defaultGoalWeightInKg(heightInCm: number | null): number {
  if (heightInCm === null) return DEFAULT_GOAL_WEIGHT_KG;
  return Math.max(DEFAULT_GOAL_WEIGHT_KG, Math.ceil(minimumHealthyWeightInKg(heightInCm) * 10) / 10);
}
