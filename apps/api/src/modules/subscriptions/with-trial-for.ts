import { type PlanAudience, trialDaysFor } from '@weekbord/domain/billing/plan';
import type { PlanRow } from './subscriptions.store.ts';

/** A plan as it is sold to somebody who had plans for `had` before. */
export function withTrialFor(plan: PlanRow, had: readonly (PlanAudience | null)[]): PlanRow {
  return { ...plan, trial_days: trialDaysFor({ audience: plan.audience, trialDays: plan.trial_days }, had) };
}
