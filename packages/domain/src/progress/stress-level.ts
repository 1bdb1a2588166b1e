import { STRESS_LEVELS, type StressLevel } from '../vocabulary.ts';

/** The level of a stored stress value, 1 to 5; null where nothing was provided (0). */
export function stressLevel(value: number): StressLevel | null {
  return STRESS_LEVELS[value - 1] ?? null;
}
