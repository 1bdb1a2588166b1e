import type { GroceryCategory } from '../../foods/grocery-categories.ts';

/** A measure of a food, with its grams per unit. */
export type FoodServing = Readonly<{ id: number; measure: string; grams: number }>;

/** The part of a food that decides its weight in a line. */
export type WeighableFood = Readonly<{
  id: number;
  category: GroceryCategory;
  /** The English name, used to search the weight tables. */
  name: string;
  /** The food's own names in both languages, without synonyms. */
  names: readonly string[];
  servings: readonly FoodServing[];
}>;

/** Whether a tin of the food is weighed without its liquid. */
export function isDrained({ name }: WeighableFood): boolean {
  return /\bdrained\b/.test(name);
}
