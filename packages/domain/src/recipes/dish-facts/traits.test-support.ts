import { ALLERGENS, type AllergenState } from '../../foods/allergens.ts';
import type { Allergens, Diets } from './traits-of-ingredients.ts';

/** Suitable for every diet. */
export const FOR_ALL: Diets = { vegan: 'yes', vegetarian: 'yes', pescatarian: 'yes', halal: 'yes' };
export const FOR_UNKNOWN: Diets = {
  vegan: 'unknown',
  vegetarian: 'unknown',
  pescatarian: 'unknown',
  halal: 'unknown',
};

/** Every allergen in one state, with exceptions. */
export function allergensIn(state: AllergenState, some: Partial<Allergens> = {}): Allergens {
  const all = Object.fromEntries(ALLERGENS.map((allergen) => [allergen, state])) as Allergens;
  return { ...all, ...some };
}
