import type { GroceryCategory } from '../vocabulary.ts';
import type { IngredientRole } from './flex-table.ts';

/** What a food counts as among the vegetables and fruit of a day. */
export type Produce = 'vegetable' | 'fruit';

/** Shelves of what the guidelines for vegetables and fruit mean: fresh, frozen or preserved, but no sauces and no herbs. */
const VEGETABLES: ReadonlySet<GroceryCategory> = new Set(['VEGETABLE', 'FREEZER', 'PRESERVED', 'REFRIGERATED']);
const FRUIT: ReadonlySet<GroceryCategory> = new Set(['FRUIT']);

/** Whether a food counts as vegetables or fruit; potatoes and pulses are neither. */
export function produceOfFood(category: GroceryCategory, role: IngredientRole): Produce | null {
  if (FRUIT.has(category)) return 'fruit';
  return role === 'vegetable' && VEGETABLES.has(category) ? 'vegetable' : null;
}

/** Whether a food in this measure is never cut: eggs, which are of nothing but egg. Unknown origins are null. */
export function isWholeFood(measure: string, origins: readonly string[] | null): boolean {
  return measure === 'piece' && origins?.length === 1 && origins[0] === 'egg';
}
