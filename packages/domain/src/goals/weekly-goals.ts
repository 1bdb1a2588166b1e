import type { Language } from '../languages/languages.ts';
import { WEEKLY_GOALS, type WeeklyGoal } from './goals.ts';
import type { WeightUnit } from '../units/weight-units.ts';
import { weightLossFloor } from './energy-floor.ts';

/** Weekly deficit in kcal of each weekly goal. */
export const WEEKLY_DEFICITS: Readonly<Record<WeeklyGoal, number>> = {
  LOSE_0_25_KG_PER_WEEK: 1925,
  LOSE_0_5_KG_PER_WEEK: 3850,
  LOSE_0_75_KG_PER_WEEK: 5775,
  LOSE_1_KG_PER_WEEK: 7700,
};

const KILOGRAMS_PER_WEEK: Readonly<Record<WeeklyGoal, number>> = {
  LOSE_0_25_KG_PER_WEEK: 0.25,
  LOSE_0_5_KG_PER_WEEK: 0.5,
  LOSE_0_75_KG_PER_WEEK: 0.75,
  LOSE_1_KG_PER_WEEK: 1,
};

/** In kg per week, for a profile without a weekly change; negative means a loss. */
export const DEFAULT_WEEKLY_CHANGE_KG = -0.25;

const RECOMMENDED_WEEKLY_GOAL: WeeklyGoal = 'LOSE_0_5_KG_PER_WEEK';

/** Daily deficit in kcal of a weekly goal. */
export function dailyDeficit(goal: WeeklyGoal): number {
  return WEEKLY_DEFICITS[goal] / 7;
}

/**
 * The weekly goals that keep the day at or above the floor, mildest first; `expenditure` is in kcal, from a
 * self-reported profile.
 */
export function offeredWeeklyGoals(expenditure: number, partnerNutritionRules: boolean): readonly WeeklyGoal[] {
  const floor = weightLossFloor(expenditure, partnerNutritionRules);
  return WEEKLY_GOALS.filter((goal) => expenditure - dailyDeficit(goal) >= floor);
}

/** The weekly goal of a stored weekly change in kg (its sign does not matter); the mildest if missing or zero. */
export function weeklyGoalFromWeeklyChange(weeklyChangeInKg: number | null): WeeklyGoal {
  const change = Math.abs(weeklyChangeInKg ?? 0);
  return WEEKLY_GOALS.find((goal) => change <= KILOGRAMS_PER_WEEK[goal]) ?? 'LOSE_1_KG_PER_WEEK';
}

/** The weekly change in kg stored for a goal; negative, because weight is lost. */
export function weeklyChangeInKg(goal: WeeklyGoal): number {
  return -KILOGRAMS_PER_WEEK[goal];
}

/** The amount shown for a goal: kg per week, or lb per week for people who enter weights in pounds or stone. */
export function weeklyGoalLabel(goal: WeeklyGoal, unit: WeightUnit): Readonly<{ amount: number; unit: 'kg' | 'lb' }> {
  const kilograms = KILOGRAMS_PER_WEEK[goal];
  // For these labels a pound counts as half a kilogram.
  return unit === 'KILOGRAMS' ? { amount: kilograms, unit: 'kg' } : { amount: kilograms * 2, unit: 'lb' };
}

/** Whether a goal is marked as recommended; only the Dutch texts mark one. */
export function isRecommendedWeeklyGoal(goal: WeeklyGoal, language: Language): boolean {
  return language === 'nl' && goal === RECOMMENDED_WEEKLY_GOAL;
}
