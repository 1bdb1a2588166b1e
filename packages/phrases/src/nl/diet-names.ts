import type { dietNames as english } from '../en/diet-names.ts';
import type { Translation } from '../phrases.ts';

/** The names of the diets, and what each excludes. */
export const dietNames = {
  VEGAN: 'Veganistisch',
  VEGANText: 'Geen dierlijke producten',
  VEGETARIAN: 'Vegetarisch',
  VEGETARIANText: 'Geen vlees en geen vis',
  PESCATARIAN: 'Pescotarisch',
  PESCATARIANText: 'Wel vis, geen vlees',
  LACTO_VEGETARIAN: 'Lacto-vegetarisch',
  LACTO_VEGETARIANText: 'Geen vlees, vis of eieren',
  OVO_VEGETARIAN: 'Ovo-vegetarisch',
  OVO_VEGETARIANText: 'Geen vlees, vis of zuivel',
  HALAL: 'Halal',
  HALALText:
    'Vlees en vis, maar geen varkensvlees, alcohol, bloed of dierlijke gelatine. Halal vlees kies je zelf in de winkel.',
} as const satisfies Translation<typeof english>;
