import { type Allergen, ALLERGENS, type LabelAllergen } from '../../foods/allergens.ts';

/** The part of a profile that says what a person must not have. */
export type ExclusionsOfProfile = Readonly<{
  food_intolerances_gluten: boolean;
  food_intolerances_lactose: boolean;
  food_intolerances_nut: boolean;
  food_intolerances_crustaceans_shellfish: boolean;
  /** Label allergens in addition to the four intolerances. */
  excluded_allergens: readonly LabelAllergen[];
  /**
   * Whether a person who must not have nuts may have peanuts. If peanuts are excluded explicitly, they remain excluded.
   */
  allows_peanuts: boolean;
}>;

/**
 * The allergens that a person's food must be known to be free of. Excluding nuts also excludes peanuts, unless they are
 * allowed.
 */
export function excludedAllergens(profile: ExclusionsOfProfile): Allergen[] {
  const excluded = new Set<Allergen>(profile.excluded_allergens);
  if (profile.food_intolerances_gluten) excluded.add('gluten');
  if (profile.food_intolerances_lactose) excluded.add('lactose');
  if (profile.food_intolerances_nut) excluded.add('nuts');
  if (profile.food_intolerances_crustaceans_shellfish) excluded.add('crustaceans_shellfish');
  if (excluded.has('nuts') && !profile.allows_peanuts) excluded.add('peanut');
  return ALLERGENS.filter((allergen) => excluded.has(allergen));
}
