import { energyExpenditure } from '../energy/expenditure.ts';
import type { NutritionProfile } from '../energy/profile.ts';
import { isLowWeight } from '../energy/body-composition.ts';
import { AGE_RANGE } from './validate-body.ts';
import { computeNutritionPlan, type NutritionPlanSettings, type PlannedDay } from '../plans/compute-nutrition-plan.ts';
import { type Goal, GOALS, type WeeklyGoal } from '../goals/goals.ts';
import { offeredWeeklyGoals } from '../goals/weekly-goals.ts';

/**
 * Why a goal is not offered to a person: they are too young, their weight is low, or no pace of weight loss leaves
 * enough to eat.
 */
export const GOAL_REFUSALS = ['NOT_ADULT', 'LOW_WEIGHT', 'NO_SAFE_SPEED'] as const;
export type GoalRefusal = (typeof GOAL_REFUSALS)[number];

/** A goal, its pace if it is to lose weight, and the day in the resulting plan. */
export type GoalOption = Readonly<{ goal: Goal; weeklyGoal: WeeklyGoal | null; day: PlannedDay }>;

export type GoalOptions = Readonly<{
  options: readonly GoalOption[];
  refused: readonly Readonly<{ goal: Goal; because: GoalRefusal }>[];
}>;

/**
 * The goals that a person with these body measurements can choose, each with the resulting day, slowest loss first.
 * Minors can choose none. Losing weight is refused below the World Health Organization's normal range, and if no pace
 * keeps the day at or above the floor. Throws EnergyExpenditureError if body measurements are missing.
 */
export function goalOptions(profile: NutritionProfile, settings: NutritionPlanSettings): GoalOptions {
  const expenditure = energyExpenditure(profile);
  const speeds = offeredWeeklyGoals(expenditure, settings.partnerNutritionRules);
  const options: GoalOption[] = [];
  const refused: { goal: Goal; because: GoalRefusal }[] = [];
  for (const goal of GOALS) {
    const because = refusalOf(goal, profile, speeds.length);
    if (because !== null) {
      refused.push({ goal, because });
      continue;
    }
    for (const weeklyGoal of goal === 'LOSE_WEIGHT' ? speeds : [null]) {
      options.push({ goal, weeklyGoal, day: computeNutritionPlan({ ...profile, goal, weeklyGoal }, settings) });
    }
  }
  return { options, refused };
}

function refusalOf(goal: Goal, profile: NutritionProfile, speeds: number): GoalRefusal | null {
  const { age } = profile;
  if (age !== null && age < AGE_RANGE.min) return 'NOT_ADULT';
  if (goal !== 'LOSE_WEIGHT') return null;
  if (isLowWeight(profile)) return 'LOW_WEIGHT';
  return speeds === 0 ? 'NO_SAFE_SPEED' : null;
}
