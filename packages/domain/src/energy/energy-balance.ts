import { dailyDeficit } from '../goals/weekly-goals.ts';
import { type Fault, type RangeCode, validateRange } from '../validation/fault.ts';
import type { Goal, WeeklyGoal } from '../goals/goals.ts';

/** In percent of expenditure; the range that a coach may set. */
export const ENERGY_BALANCE_RANGE = { min: 10, max: 500 } as const;
export const DEFAULT_ENERGY_BALANCE = 100;

const GAIN_MUSCLE_BALANCE = 110;
const LOSE_WEIGHT_BALANCE = 90;

/**
 * Energy balance in percent of expenditure (kcal per day): the coach's value, otherwise the value that the goal
 * requires; never below 10%, the minimum for coaches.
 */
export function energyBalance(
  profile: Readonly<{ goal: Goal; weeklyGoal: WeeklyGoal | null; energyBalance: number | null }>,
  expenditure: number,
): number {
  if (profile.energyBalance !== null) return profile.energyBalance;
  if (profile.goal === 'RECOMPOSITION') return DEFAULT_ENERGY_BALANCE;
  if (profile.goal === 'GAIN_MUSCLE') return GAIN_MUSCLE_BALANCE;
  if (profile.weeklyGoal === null) return LOSE_WEIGHT_BALANCE;
  const derived = 100 - (100 * dailyDeficit(profile.weeklyGoal)) / expenditure;
  return Math.max(ENERGY_BALANCE_RANGE.min, derived);
}

/** Checks an energy balance in percent: 10 to 500. */
export function validateEnergyBalance(energyBalance: number | null): Fault<RangeCode> | null {
  return validateRange(energyBalance, ENERGY_BALANCE_RANGE);
}
