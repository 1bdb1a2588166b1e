import { type PlanAudience, trialDaysFor } from '@weekbord/domain/billing/plan';
import type { PlanRow } from './plans.store.ts';

/** Returns the plan as offered to a buyer whose earlier plans were for the audiences in `had`. */
export function withTrialFor(plan: PlanRow, had: readonly (PlanAudience | null)[]): PlanRow {
  return { ...plan, trial_days: trialDaysFor({ audience: plan.audience, trialDays: plan.trial_days }, had) };
}
