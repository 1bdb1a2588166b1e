import type { Phrasebook } from '../phrases.ts';

/** What the diets are called, and what each leaves out. */
export const dietNames = {
  VEGAN: 'Vegan',
  VEGANText: 'Nothing from animals',
  VEGETARIAN: 'Vegetarian',
  VEGETARIANText: 'No meat, no fish',
  PESCATARIAN: 'Pescatarian',
  PESCATARIANText: 'Fish, but no meat',
  LACTO_VEGETARIAN: 'Lacto-vegetarian',
  LACTO_VEGETARIANText: 'No meat, fish or eggs',
  OVO_VEGETARIAN: 'Ovo-vegetarian',
  OVO_VEGETARIANText: 'No meat, fish or dairy',
  HALAL: 'Halal',
  HALALText: 'Meat and fish, but no pork, alcohol, blood or animal gelatine. You choose halal meat.',
} as const satisfies Phrasebook;
