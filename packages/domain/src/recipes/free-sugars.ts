import type { GroceryCategory } from '../vocabulary.ts';
import type { KitchenKind } from '../foods/kitchen-kinds.ts';

/** A food as far as it matters for its free sugars. */
type SweetFood = Readonly<{
  category: GroceryCategory;
  kitchenKind: KitchenKind | null;
  /** Grams; null is unknown. */
  per100: Readonly<{ sugars: number | null }>;
}>;

/** What is sweetened with sugar, honey or syrup, or is that itself. */
const SWEET_KINDS: ReadonlySet<KitchenKind> = new Set([
  'SUGAR',
  'SYRUP',
  'JAM',
  'SWEET_BREAD',
  'SWEET_SOY_SAUCE',
  'KETCHUP',
]);
const SWEET_SHELVES: ReadonlySet<GroceryCategory> = new Set(['CHOCOLATE', 'SPREAD', 'DRINK']);
/** Grams of sugars that milk has of itself, in 100 g, rounded up. */
const OF_MILK = 5;
/** Grams of sugars that fruit in a tin or a sauce has of itself, in 100 g, and from which it is dried. */
const [OF_FRUIT, DRIED] = [12, 30] as const;
/** Grams of sugars in 100 g from which a spread or a drink is a sweet one. */
const SWEET_FROM = 4;

/**
 * Grams of free sugars in 100 g of a food, as far as they can be told from what it is: added ones, and those of honey,
 * syrup and juice, as the World Health Organization counts them (2015). Those of whole fruit, vegetables, grains and milk are none.
 */
export function freeSugarsPer100({ category, kitchenKind: kind, per100 }: SweetFood): number {
  const sugars = per100.sugars ?? 0;
  if (kind !== null && SWEET_KINDS.has(kind)) return sugars;
  if (SWEET_SHELVES.has(category) && kind === null) return sugars >= SWEET_FROM ? sugars : 0;
  // Puddings and sweetened yoghurts are of no kind.
  if (category === 'DAIRY' && kind === null) return Math.max(0, sugars - OF_MILK);
  if (category === 'FRUIT' && kind === null) return sugars < DRIED ? Math.max(0, sugars - OF_FRUIT) : 0;
  return 0;
}
