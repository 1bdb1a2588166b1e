import { switchOfText } from '../organisations/setting-names.ts';

/** The settings of a plan, by their names in the API. The key and audience of a plan never change. */
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

/** The settings of the price. Changing one creates a new price at Stripe; existing subscriptions keep theirs. */
export const PRICE_SETTINGS: readonly PlanSetting[] = ['amount', 'currency', 'vat_percent', 'interval'];

/** The settings that a buyer sees and agrees to. */
export const TERMS_OF_SALE: readonly PlanSetting[] = [...PRICE_SETTINGS, 'trial_days', 'is_offered'];

/** The lowest price of a plan, in the smallest unit of its currency. Stripe accepts no smaller payment. */
export const LEAST_AMOUNT = 50;
/** The highest price of a plan, in the smallest unit of its currency. */
export const GREATEST_AMOUNT = 1_000_000;
export const MOST_VAT_PERCENT = 50;
export const MOST_TRIAL_DAYS = 730;
export const MAX_PLAN_NAME = 80;

const NUMBERS: readonly string[] = ['amount', 'vat_percent', 'trial_days', 'position'];

/** Parses the text typed after a setting's name into the API's value. The contract validates it. */
export function planSettingOfText(name: string, text: string): string | number | boolean {
  const typed = text.trim();
  if (name === 'is_offered') return switchOfText(typed) ?? typed;
  return NUMBERS.includes(name) && /^-?\d{1,9}$/.test(typed) ? Number(typed) : typed;
}
