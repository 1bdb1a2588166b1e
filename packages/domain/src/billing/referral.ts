import type { Country } from '../accounts/countries.ts';
import type { PlanCurrency } from './plan.ts';

/** The referral reward, in the smallest unit of the currency. */
const REFERRAL_AMOUNT = 5000;

/** The reward for referring a coach: in pounds for a coach in the United Kingdom, in euros for everyone else. */
export function referralOf(country: Country): { readonly amount: number; readonly currency: PlanCurrency } {
  return { amount: REFERRAL_AMOUNT, currency: country === 'UNITED_KINGDOM' ? 'gbp' : 'eur' };
}
