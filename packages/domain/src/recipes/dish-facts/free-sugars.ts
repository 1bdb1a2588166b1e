import type { GroceryCategory } from '../../foods/grocery-categories.ts';
import type { KitchenKind } from '../../foods/kitchen-kinds.ts';

/** The fields of a food that determine its free sugars. */
type SweetFood = Readonly<{
  category: GroceryCategory;
  kitchenKind: KitchenKind | null;
  /** In grams; null if unknown. */
  per100: Readonly<{ sugars: number | null }>;
}>;

/** Sugar, honey and syrup, and foods sweetened with them. */
const SWEET_KINDS: ReadonlySet<KitchenKind> = new Set([
  'SUGAR',
  'SYRUP',
  'JAM',
  'SWEET_BREAD',
  'SWEET_SOY_SAUCE',
  'KETCHUP',
]);
const SWEET_SHELVES: ReadonlySet<GroceryCategory> = new Set(['CHOCOLATE', 'SPREAD', 'DRINK']);
/** Grams of natural sugars per 100 g of milk, rounded up. */
const OF_MILK = 5;
/**
 * OF_FRUIT: grams of natural sugars per 100 g of tinned fruit or fruit sauce. DRIED: the minimum grams of sugars per
 * 100 g for fruit to count as dried.
 */
const [OF_FRUIT, DRIED] = [12, 30] as const;
/** Minimum grams of sugars per 100 g for a spread or drink to count as sweet. */
const SWEET_FROM = 4;

/**
 * Grams of free sugars per 100 g of a food, estimated from its kind: added sugars, and those of honey, syrup and juice,
 * as defined by the World Health Organization (2015). The sugars of whole fruit, vegetables, grains and milk are not
 * free.
 */
export function freeSugarsPer100({ category, kitchenKind: kind, per100 }: SweetFood): number {
  const sugars = per100.sugars ?? 0;
  if (kind !== null && SWEET_KINDS.has(kind)) return sugars;
  if (SWEET_SHELVES.has(category) && kind === null) return sugars >= SWEET_FROM ? sugars : 0;
  // Dairy without a kitchen kind is a pudding or a sweetened yoghurt.
  if (category === 'DAIRY' && kind === null) return Math.max(0, sugars - OF_MILK);
  if (category === 'FRUIT' && kind === null) return sugars < DRIED ? Math.max(0, sugars - OF_FRUIT) : 0;
  return 0;
}
