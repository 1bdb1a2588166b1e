import type { Phrasebook } from '../phrases.ts';

/** The names of the diets, and what each excludes. */
export const dietNames = {
  VEGAN: 'Vegan',
  VEGANText: 'No animal products',
  VEGETARIAN: 'Vegetarian',
  VEGETARIANText: 'No meat, no fish',
  PESCATARIAN: 'Pescatarian',
  PESCATARIANText: 'Fish, but no meat',
  LACTO_VEGETARIAN: 'Lacto-vegetarian',
  LACTO_VEGETARIANText: 'No meat, fish or eggs',
  OVO_VEGETARIAN: 'Ovo-vegetarian',
  OVO_VEGETARIANText: 'No meat, fish or dairy',
  HALAL: 'Halal',
  HALALText: 'Meat and fish, but no pork, alcohol, blood or animal gelatine. Choosing halal meat is up to you.',
} as const satisfies Phrasebook;
