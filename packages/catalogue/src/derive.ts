import { type Allergen, ALLERGENS, type AllergenState, type Suitability } from '@weekbord/domain/vocabulary';
import type { DietName, LabelAllergen, Origin, Presence } from './format.ts';
import type { Allergens, Diets } from '@weekbord/domain/recipes/traits-of-ingredients';

/** What a diet leaves out. Rennet counts as animal, as vegetarians' own unions hold. */
const LEFT_OUT: Readonly<Record<DietName, readonly Origin[]>> = {
  pescatarian: ['meat', 'poultry', 'pork', 'slaughter', 'rennet', 'invertebrate'],
  vegetarian: ['meat', 'poultry', 'pork', 'slaughter', 'rennet', 'invertebrate', 'fish', 'shellfish'],
  vegan: [
    'meat',
    'poultry',
    'pork',
    'slaughter',
    'rennet',
    'invertebrate',
    'fish',
    'shellfish',
    'dairy',
    'egg',
    'honey',
  ],
};

/** The product's four allergens and the label's that stand behind each. Milk counts as lactose unless the food says otherwise. */
const BEHIND: Readonly<Record<Allergen, readonly LabelAllergen[]>> = {
  gluten: ['gluten'],
  lactose: ['milk'],
  nuts: ['nuts'],
  crustaceans_shellfish: ['crustaceans', 'molluscs'],
};

/** Which diets a food fits; what is not known of its origin makes the answer unknown. */
export function dietsOfFood(origin: ReadonlyMap<Origin, Presence> | null): Diets {
  const answer = (diet: DietName): Suitability => {
    if (origin === null) return 'unknown';
    const met = LEFT_OUT[diet].map((source) => origin.get(source));
    if (met.includes('certain')) return 'no';
    return met.includes('maybe') ? 'unknown' : 'yes';
  };
  return { vegan: answer('vegan'), vegetarian: answer('vegetarian'), pescatarian: answer('pescatarian') };
}

/** Which of the four allergens a food contains; `lactose` overrides what milk would say. */
export function allergensOfFood(
  contains: ReadonlyMap<LabelAllergen, Presence> | null,
  lactose: 'free' | 'unknown' | undefined,
): Allergens {
  const answer = (allergen: Allergen): AllergenState => {
    if (contains === null) return 'unknown';
    const met = BEHIND[allergen].map((label) => contains.get(label));
    if (allergen === 'lactose' && lactose !== undefined && met.some((presence) => presence !== undefined))
      return lactose;
    if (met.includes('certain')) return 'contains';
    return met.includes('maybe') ? 'unknown' : 'free';
  };
  return Object.fromEntries(ALLERGENS.map((allergen) => [allergen, answer(allergen)])) as Allergens;
}
