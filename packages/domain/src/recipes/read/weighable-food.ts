import type { GroceryCategory } from '../../vocabulary.ts';

/** A way to measure a food: grams of one. */
export type FoodServing = Readonly<{ id: number; measure: string; grams: number }>;

/** A food as far as its weight on a line depends on it. */
export type WeighableFood = Readonly<{
  id: number;
  category: GroceryCategory;
  /** Its English name, by which the tables of weights know it. */
  name: string;
  /** Its own names in both languages, without synonyms. */
  names: readonly string[];
  servings: readonly FoodServing[];
}>;

/** Whether a tin of it is weighed without its liquid. */
export function isDrained({ name }: WeighableFood): boolean {
  return /\bdrained\b/.test(name);
}
