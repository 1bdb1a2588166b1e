import type { FoodTotal } from './add-up-foods.ts';
import { type InBasket, isOnList, isSameInShop, type ListedFood } from './listed-food.ts';
import type { ShopMeasures } from './pack-sizes.ts';

/** A food on a list, with the meals that need it. */
export type ListedTotal<Meal> = FoodTotal<Meal> & Readonly<{ bought: InBasket | null }>;

/** How the need for a food changes when a list is updated: the grams that meals need before and after. */
export type NeedChange = Readonly<{
  foodId: number;
  kind: 'ADDED' | 'MORE' | 'LESS' | 'REMOVED';
  before: number | null;
  after: number | null;
}>;

/**
 * Returns the list for what meals need now: first the foods already listed, with their new amounts, then the new ones.
 * What is in the basket does not change. A food that no meal needs any more stays with 0 grams, so that it keeps its
 * line if it is needed again.
 */
export function reconcileList<Meal>(
  listed: readonly ListedTotal<Meal>[],
  totals: readonly FoodTotal<Meal>[],
): ListedTotal<Meal>[] {
  const known = new Set(listed.map(({ foodId }) => foodId));
  const totalOf = new Map(totals.map((total) => [total.foodId, total]));
  return [
    ...listed.map(({ foodId, bought }) => ({ grams: 0, meals: [], ...totalOf.get(foodId), foodId, bought })),
    ...totals.filter(({ foodId }) => !known.has(foodId)).map((total) => ({ ...total, bought: null })),
  ];
}

/**
 * The changes that a person would notice when a list is updated: foods that are new, needed in a different amount, or
 * no longer needed. Amounts that are the same in a shop do not count as a change.
 */
export function needChanges<Meal>(
  listed: readonly ListedTotal<Meal>[],
  totals: readonly FoodTotal<Meal>[],
  measuresOf: (foodId: number) => ShopMeasures,
): NeedChange[] {
  const before = new Map(listed.map(({ foodId, grams, bought }) => [foodId, { needed: grams, bought }]));
  return reconcileList(listed, totals).flatMap(({ foodId, grams: after }) => {
    const food = before.get(foodId) ?? { needed: 0, bought: null };
    if (isSameInShop(food.needed, after, measuresOf(foodId))) return [];
    return { foodId, kind: kindOfChange(food, after), before: food.needed, after };
  });
}

function kindOfChange(food: ListedFood, after: number | null): NeedChange['kind'] {
  if (after === 0) return 'REMOVED';
  if (!isOnList(food)) return 'ADDED';
  return food.needed !== null && after !== null && after < food.needed ? 'LESS' : 'MORE';
}
