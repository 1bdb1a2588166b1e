import type { GroceryCategory } from '../../foods/grocery-categories.ts';

/** A measure of a food, with the grams of one. */
export type FoodServing = Readonly<{ id: number; measure: string; grams: number }>;

/** The part of a food that decides its weight on a line. */
export type WeighableFood = Readonly<{
  id: number;
  category: GroceryCategory;
  /** Its English name, the key of the weight tables. */
  name: string;
  /** Its own names in both languages, without synonyms. */
  names: readonly string[];
  servings: readonly FoodServing[];
}>;

/** Whether a tin of it is weighed without its liquid. */
export function isDrained({ name }: WeighableFood): boolean {
  return /\bdrained\b/.test(name);
}
