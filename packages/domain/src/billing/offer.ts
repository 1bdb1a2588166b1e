import { addDays, type PlainDate } from '../dates/plain-date.ts';
import type { PlanInterval } from './plan.ts';

const MONTHS_OF_YEAR = 12;

/** A plan as a buyer compares it; amounts are in the smallest unit of the currency. */
export interface OfferedPlan {
  readonly name: string;
  readonly currency: string;
  readonly amount: number;
  readonly interval: PlanInterval;
}

/** The amount due immediately, where `first` is the first payment: nothing during a trial. */
export function dueToday(trialDays: number, first: number): number {
  return trialDays > 0 ? 0 : first;
}

/** The date of the first payment of a plan that begins today. */
export function firstPaymentOn(today: PlainDate, trialDays: number): PlainDate {
  return addDays(today, trialDays);
}

/** How much less a year costs than twelve months of the same plan; null if the plan is not yearly or is no cheaper. */
export function yearlySaving(plan: OfferedPlan, plans: readonly OfferedPlan[]): number | null {
  if (plan.interval !== 'year') return null;
  const monthly = plans.find(
    ({ name, currency, interval }) => interval === 'month' && name === plan.name && currency === plan.currency,
  );
  const saving = monthly === undefined ? 0 : monthly.amount * MONTHS_OF_YEAR - plan.amount;
  return saving > 0 ? saving : null;
}
