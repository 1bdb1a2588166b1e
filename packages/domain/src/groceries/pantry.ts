import type { GroceryCategory } from '../foods/grocery-categories.ts';

/** Shelves whose foods last for months and are found in most kitchens. */
const PANTRY: ReadonlySet<GroceryCategory> = new Set(['SPICE', 'OIL', 'SAUCE', 'BAKING', 'SOUP', 'COFFEE', 'OTHER']);

/** Whether a food has to be bought for the week instead of taken from the cupboard. */
export function isBoughtForTheWeek(category: GroceryCategory, isPerishable: boolean): boolean {
  return isPerishable || !PANTRY.has(category);
}
