import { roundTo } from '../numbers/rounding.ts';

/** In kg/m²; the lowest body mass index of the World Health Organization's normal range. */
export const MIN_HEALTHY_BMI = 18.5;

/** The lowest healthy weight in kg at a height in cm, unrounded. */
export function minimumHealthyWeightInKg(heightInCm: number): number {
  return (heightInCm / 100) ** 2 * MIN_HEALTHY_BMI;
}

/** Whether a goal weight, as stored (kg to two decimal places), is at least the lowest healthy weight. */
export function isHealthyGoalWeight(goalWeightInKg: number, heightInCm: number): boolean {
  return roundTo(goalWeightInKg, 2) >= roundTo(minimumHealthyWeightInKg(heightInCm), 2);
}
