import { isLowWeight } from '../energy/body-composition.ts';
import { selfReportedExpenditure } from '../energy/expenditure.ts';
import { offeredWeeklyGoals } from '../goals/weekly-goals.ts';
import { type WeeklyGoal, WEEKLY_GOALS } from '../goals/goals.ts';
import type { OnboardingForm } from './onboarding-form.ts';
import { profileOfForm } from './profile-of-form.ts';

/** The paces of weight loss that are safe with these answers, mildest first; empty at a low weight. */
export function possiblePaces(form: OnboardingForm, partnerNutritionRules: boolean): readonly WeeklyGoal[] {
  const profile = profileOfForm(form);
  if (isLowWeight(profile)) return [];
  return offeredWeeklyGoals(selfReportedExpenditure(profile) ?? 0, partnerNutritionRules);
}

/** The chosen pace, or the fastest milder one that is safe; undefined if there is none. */
export function closestPace(pace: WeeklyGoal | null, possible: readonly WeeklyGoal[]): WeeklyGoal | undefined {
  const place = pace === null ? 0 : WEEKLY_GOALS.indexOf(pace);
  return possible.findLast((candidate) => WEEKLY_GOALS.indexOf(candidate) <= place);
}
