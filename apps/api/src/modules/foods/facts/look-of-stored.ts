import { lookOfFood } from '@weekbord/dishes/dish-of-food';
import { allergensOfStored, type StoredAllergens } from '@weekbord/domain/recipes/labels/label-lists';
import type { Diets } from '@weekbord/domain/recipes/dish-facts/traits-of-ingredients';
import type { GroceryCategory } from '@weekbord/domain/foods/grocery-categories';

type NamedFood = StoredAllergens & Diets & Readonly<{ name: string; category: GroceryCategory }>;

/** Returns the look of a food that is not in the catalogue, by its name, its category and its known contents. */
export function lookOfStored(food: NamedFood): string {
  const { name, category, vegan, vegetarian, pescatarian, halal } = food;
  const diets = { vegan, vegetarian, pescatarian, halal };
  return lookOfFood({ slug: null, name, category, diets, allergens: allergensOfStored(food) });
}
