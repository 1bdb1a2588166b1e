import { SIGN_UP_MODES } from './sign-up-mode.ts';

/** The boolean settings of an organisation, by their names in the API. */
export const FLAG_SETTINGS = [
  'offers_demo',
  'clients_are_diy',
  'payment_required',
  'diy_billing',
  'managed_planning',
  'auto_plan_initial_meals',
  'feature_flag_generate_meals_button_in_planner',
  'feature_flag_create_your_own_recipes',
  'feature_flag_disable_product_logging',
  'opinionated_recipe_inspiration',
  'plant_based',
  'high_protein',
  'partner_nutrition_rules',
  'imperial_allowed',
  'imperial_by_default',
  'logo_visible',
  'disable_logo_curve',
  'uses_pwa',
  'ad_pixel',
] as const;

/** The settings with a fixed set of values. */
export const CHOICE_SETTINGS = { sign_up: SIGN_UP_MODES, login_method: ['OTP', 'MAGIC_LINK'] } as const;
export type ChoiceSetting = keyof typeof CHOICE_SETTINGS;

/** The text settings. A missing optional text is null. */
export const TEXT_SETTINGS = {
  name: 'REQUIRED',
  subdomain: 'OPTIONAL',
  primary_colour: 'REQUIRED',
  support_url: 'OPTIONAL',
  support_email: 'OPTIONAL',
  custom_notes_message: 'OPTIONAL',
  product_stripe_id: 'OPTIONAL',
} as const;
export type TextSetting = keyof typeof TEXT_SETTINGS;

export const LIST_SETTING = 'feature_flags';

/** Every setting of an organisation, in display order. */
export const SETTING_NAMES = [
  ...(Object.keys(TEXT_SETTINGS) as TextSetting[]),
  ...(Object.keys(CHOICE_SETTINGS) as ChoiceSetting[]),
  ...FLAG_SETTINGS,
  LIST_SETTING,
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

const WORDS: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  yes: true,
  off: false,
  false: false,
  no: false,
};

/** The boolean that a typed word means; undefined if it means neither. */
export function switchOfText(typed: string): boolean | undefined {
  return WORDS[typed.toLowerCase()];
}

/** Parses the text typed after a setting's name into the API's value. The contract validates it. */
export function settingOfText(name: SettingName, text: string): string | boolean | null | readonly string[] {
  const typed = text.trim();
  if ((FLAG_SETTINGS as readonly string[]).includes(name)) return switchOfText(typed) ?? typed;
  if (name === LIST_SETTING) return typed.split(/[\s,]+/).filter((one) => one !== '');
  return typed === '' && TEXT_SETTINGS[name as TextSetting] === 'OPTIONAL' ? null : typed;
}
