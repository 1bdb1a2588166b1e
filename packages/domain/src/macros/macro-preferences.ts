/** The diet types: how the day's energy is divided among the macros. */
export const MACRO_PREFERENCES = [
  'RECOMMENDED',
  'LOW_CARB',
  'KETO',
  'CHOOSE_YOUR_OWN',
  'CYCLE_DIET',
  'MENOPAUSE',
] as const;
export type MacroPreference = (typeof MACRO_PREFERENCES)[number];
