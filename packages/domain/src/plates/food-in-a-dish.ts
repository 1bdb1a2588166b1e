import type { GroceryCategory } from '../foods/grocery-categories.ts';
import type { PartialMacros } from '../macros/macros.ts';
import type { KitchenKind } from '../foods/kitchen-kinds.ts';
import type { IngredientRole } from './flex-table.ts';

export type Produce = 'vegetable' | 'fruit';

/** Categories that the guidelines for vegetables cover: fresh, frozen or preserved, but not sauces or herbs. */
const VEGETABLES: ReadonlySet<GroceryCategory> = new Set(['VEGETABLE', 'FREEZER', 'PRESERVED', 'REFRIGERATED']);
/** Categories that the guidelines for fruit cover. */
const FRUIT: ReadonlySet<GroceryCategory> = new Set(['FRUIT']);

/**
 * Whether a food counts as vegetables or fruit; potatoes and pulses are neither. Frozen fruit is recognised by its
 * kitchen kind.
 */
export function produceOfFood(
  category: GroceryCategory,
  role: IngredientRole,
  kind: KitchenKind | null = null,
): Produce | null {
  if (FRUIT.has(category) || kind === 'FROZEN_FRUIT') return 'fruit';
  return role === 'vegetable' && VEGETABLES.has(category) ? 'vegetable' : null;
}

/** The properties of a food that decide whether it is cut. */
type CuttableFood = Readonly<{
  /** What the food is or may be made of; null if unknown. */
  origins: readonly string[] | null;
  role: IngredientRole;
  category: GroceryCategory;
  /** Grams per unit of each measure; a food that is cut in two has a measure for a half. */
  measures: Readonly<Record<string, number>>;
}>;

/** Pieces lighter than this many grams are not cut, such as rusks, wraps, rolls and mandarins; a bagel is. */
const SMALL_PIECE = 85;
/** The same limit for pieces of protein food: burgers, sausages and fish fingers are not cut; a fillet is. */
const SMALL_PROTEIN_PIECE = 115;
/** Pieces of any food lighter than this many grams are too small to cut, such as an olive or an almond. */
const TINY_PIECE = 10;

/**
 * Whether a food in this measure is never cut: eggs (if the food is nothing but egg), small pieces of protein or
 * starch, and small fruit.
 */
export function isWholeFood(measure: string, { origins, role, category, measures }: CuttableFood): boolean {
  if (measure === 'small') return category === 'FRUIT';
  if (measure !== 'piece') return false;
  if ((measures[measure] ?? Infinity) < TINY_PIECE) return true;
  const isEgg = origins?.length === 1 && origins[0] === 'egg';
  const isEaten = role === 'protein' || role === 'starch' || (category === 'FRUIT' && measures['half'] === undefined);
  const small = role === 'protein' ? SMALL_PROTEIN_PIECE : SMALL_PIECE;
  return isEgg || (isEaten && (measures[measure] ?? Infinity) < small);
}

const OILY_FAT = 4.5;
const UNCOATED = 5;
const OILY_PORTION = 50;

/** Whether the given foods contain a portion of oily fish: fish that is itself oily, which excludes coated fish. */
export function containsOilyFish(
  amounts: readonly Readonly<{
    grams: number;
    food: Pick<CuttableFood, 'origins' | 'role'> & Readonly<{ per100: Pick<PartialMacros, 'fat' | 'carbohydrates'> }>;
  }>[],
): boolean {
  const oily = amounts.filter(
    ({ food: { origins, role, per100 } }) =>
      role === 'protein' &&
      origins?.includes('fish') === true &&
      (per100.fat ?? 0) >= OILY_FAT &&
      (per100.carbohydrates ?? Infinity) < UNCOATED,
  );
  return oily.reduce((sum, { grams }) => sum + grams, 0) >= OILY_PORTION;
}
