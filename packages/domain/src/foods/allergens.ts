export const INTOLERANCES = ['NO_INTOLERANCE', 'LACTOSE', 'CRUSTACEANS_AND_SHELLFISH', 'GLUTEN', 'NUTS'] as const;
export type Intolerance = (typeof INTOLERANCES)[number];

/** The fourteen allergens of European labels, Annex II of Regulation 1169/2011. */
export const LABEL_ALLERGENS = [
  'gluten',
  'crustaceans',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphite',
  'lupin',
  'molluscs',
] as const;
export type LabelAllergen = (typeof LABEL_ALLERGENS)[number];

/** The four allergens that the wizard asks about, and that foods and recipes state individually. */
export const WIZARD_ALLERGENS = ['gluten', 'lactose', 'nuts', 'crustaceans_shellfish'] as const;

/**
 * The allergens that a person may have to avoid: the fourteen label allergens, lactose (lactose-free milk is still
 * milk), and crustaceans and molluscs as a single allergen.
 */
export const ALLERGENS = [
  ...WIZARD_ALLERGENS,
  'crustaceans',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'celery',
  'mustard',
  'sesame',
  'sulphite',
  'lupin',
  'molluscs',
] as const satisfies readonly (LabelAllergen | (typeof WIZARD_ALLERGENS)[number])[];
export type Allergen = (typeof ALLERGENS)[number];

/** An allergen that a label does not state is 'unknown', never 'free'. */
export const ALLERGEN_STATES = ['contains', 'free', 'unknown'] as const;
export type AllergenState = (typeof ALLERGEN_STATES)[number];
