import { type BasketAmount, roundToPacks, gramsInBasket, type ShopMeasures } from './pack-sizes.ts';

/** What is in the basket; null grams mean an unknown amount. */
export type InBasket = Readonly<{ grams: number | null }>;

/** A food on a list, in grams: what its meals need (null: unknown, 0: none), and what was bought. */
export type ListedFood = Readonly<{ needed: number | null; bought: InBasket | null }>;

/** How the amount bought compares with the amount needed, if they differ. */
export type BoughtMark = 'NOT_NEEDED' | 'LESS_NEEDED' | 'MORE_NEEDED';

/** Amounts that differ by less than this many grams are equal. */
const SAME_GRAMS = 0.01;

/** Whether a list shows a food: a meal needs it, or it is in the basket. */
export function isOnList({ needed, bought }: ListedFood): boolean {
  return needed !== 0 || bought !== null;
}

/**
 * Whether two amounts are the same in a shop: 330 g and 335 g of onions are both three pieces, 300 g and 470 g of
 * chickpeas are both two tins.
 */
export function isSameInShop(one: number | null, other: number | null, measures: ShopMeasures): boolean {
  if (one === null || other === null) return one === other;
  if (one === 0 || other === 0) return one === other;
  const [first, second] = [one, other].map((grams) => JSON.stringify(roundToPacks(grams, measures)));
  return first === second;
}

/**
 * Grams still to be bought; null if unknown. 0 if the basket contains enough; for food sold in packs it can contain
 * more than was needed.
 */
export function gramsToBuy({ needed, bought }: ListedFood, measures: ShopMeasures): number | null {
  if (bought === null) return needed;
  if (needed === null || bought.grams === null) return 0;
  const has = gramsInBasket(bought.grams, measures);
  const isEnough = needed <= has + SAME_GRAMS || isSameInShop(needed, bought.grams, measures);
  return isEnough ? 0 : needed - has;
}

/**
 * The amount still to be bought, as a shop sells it; null if unknown. Whole pieces and packs are subtracted by number:
 * if two onions were bought when 130 g was needed, one more is enough for 340 g.
 */
export function amountToBuy(food: ListedFood, measures: ShopMeasures): BasketAmount | null {
  const { needed, bought } = food;
  const rest = gramsToBuy(food, measures);
  if (rest === null) return null;
  if (rest === 0 || needed === null || bought === null || bought.grams === null) return roundToPacks(rest, measures);
  const [all, had] = [roundToPacks(needed, measures), roundToPacks(bought.grams, measures)];
  return isCountedAlike(all, had) ? { ...all, amount: all.amount - had.amount } : roundToPacks(rest, measures);
}

/** Whether two amounts count the same unit: pieces, or packs of one size. */
function isCountedAlike(one: BasketAmount, other: BasketAmount): boolean {
  if (!('size' in one) || !('size' in other)) return one.unit === 'piece' && other.unit === 'piece';
  return one.unit === other.unit && one.size?.amount === other.size?.amount && one.size?.unit === other.size?.unit;
}

/** Whether a food is ticked off: enough of it was bought. */
export function isTicked(food: ListedFood, measures: ShopMeasures): boolean {
  return food.bought !== null && gramsToBuy(food, measures) === 0;
}

/** How the amount bought of a food compares with what its meals need; null if it matches. */
export function boughtMark(food: ListedFood, measures: ShopMeasures): BoughtMark | null {
  const { needed, bought } = food;
  if (bought === null) return null;
  if (needed === 0) return 'NOT_NEEDED';
  if (!isTicked(food, measures)) return 'MORE_NEEDED';
  if (needed === null || bought.grams === null || needed >= bought.grams) return null;
  return isSameInShop(needed, bought.grams, measures) ? null : 'LESS_NEEDED';
}

/**
 * Returns a food after ticking or unticking it. Once the food is ticked, the basket contains everything its meals need,
 * and never less than before.
 */
export function withTick({ needed, bought }: ListedFood, isChecked: boolean): ListedFood {
  if (!isChecked) return { needed, bought: null };
  if (bought !== null && (bought.grams === null || needed === null)) return { needed, bought };
  const grams = Math.max(bought?.grams ?? 0, needed ?? 0);
  return { needed, bought: { grams: grams === 0 ? null : grams } };
}
