/** The diets that an intake records. */
export const DIETS = [
  'VEGAN',
  'LACTO_VEGETARIAN',
  'OVO_VEGETARIAN',
  'VEGETARIAN',
  'PESCATARIAN',
  'OMNIVORE',
  'HALAL',
] as const;
export type Diet = (typeof DIETS)[number];

/**
 * The diets that foods and recipes are marked for. A recipe marked halal may contain meat, which must then be bought
 * halal.
 */
export const MARKED_DIETS = ['vegan', 'vegetarian', 'pescatarian', 'halal'] as const;
export type MarkedDiet = (typeof MARKED_DIETS)[number];

/** The diets that the self-guided wizard offers; OMNIVORE if none is chosen. */
export const WIZARD_DIETS = ['VEGAN', 'VEGETARIAN', 'PESCATARIAN', 'HALAL'] as const;
export type WizardDiet = (typeof WIZARD_DIETS)[number];
