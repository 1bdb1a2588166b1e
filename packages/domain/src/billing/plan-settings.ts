import { switchOfText } from '../organisations/setting-names.ts';

/** The settings of a plan, by their names in the API; its key and audience never change. */
export const PLAN_SETTINGS = [
  'name_en',
  'name_nl',
  'amount',
  'currency',
  'vat_percent',
  'interval',
  'trial_days',
  'portal_access',
  'position',
  'is_offered',
] as const;
export type PlanSetting = (typeof PLAN_SETTINGS)[number];

/** The settings of the price: a change of one creates a new price at Stripe, and running subscriptions keep theirs. */
export const PRICE_SETTINGS: readonly PlanSetting[] = ['amount', 'currency', 'vat_percent', 'interval'];

/** Those that a buyer is shown and agrees to. */
export const TERMS_OF_SALE: readonly PlanSetting[] = [...PRICE_SETTINGS, 'trial_days', 'is_offered'];

/** The least and the greatest price of a plan, in the smallest unit of its currency; Stripe takes no payment of less. */
export const LEAST_AMOUNT = 50;
export const GREATEST_AMOUNT = 1_000_000;
export const MOST_VAT_PERCENT = 50;
export const MOST_TRIAL_DAYS = 730;
export const MAX_PLAN_NAME = 80;

const NUMBERS: readonly string[] = ['amount', 'vat_percent', 'trial_days', 'position'];

/** A setting as the API takes it, of what is typed after its name; whether it is a right one is for the contract to say. */
export function planSettingOfText(name: string, text: string): string | number | boolean {
  const typed = text.trim();
  if (name === 'is_offered') return switchOfText(typed) ?? typed;
  return NUMBERS.includes(name) && /^-?\d{1,9}$/.test(typed) ? Number(typed) : typed;
}
