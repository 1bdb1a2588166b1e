import { lookOfFood } from '@weekbord/dishes/dish-of-food';
import { allergensOfStored, type StoredAllergens } from '@weekbord/domain/recipes/label-lists';
import type { Diets } from '@weekbord/domain/recipes/traits-of-ingredients';
import type { GroceryCategory } from '@weekbord/domain/vocabulary';

type NamedFood = StoredAllergens & Diets & Readonly<{ name: string; category: GroceryCategory }>;

/** What a food looks like that is none of the catalogue, by its name, its category and what is known to be in it. */
export function lookOfStored(food: NamedFood): string {
  const { name, category, vegan, vegetarian, pescatarian, halal } = food;
  const diets = { vegan, vegetarian, pescatarian, halal };
  return lookOfFood({ slug: null, name, category, diets, allergens: allergensOfStored(food) });
}
