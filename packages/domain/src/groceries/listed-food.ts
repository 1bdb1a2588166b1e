import { type BasketAmount, basketAmount, gramsInBasket, type ShopMeasures } from './sold-as.ts';

/** What is in the basket; null grams are an unknown amount. */
export type InBasket = Readonly<{ grams: number | null }>;

/** A food as it stands on a list, in grams: what its meals need (null: unknown, 0: no meal does), and what was bought. */
export type ListedFood = Readonly<{ needed: number | null; bought: InBasket | null }>;

/** How what was bought compares to what is needed, where they differ. */
export type BoughtMark = 'NOT_NEEDED' | 'LESS_NEEDED' | 'MORE_NEEDED';

/** Grams below which two amounts are the same. */
const SAME_GRAMS = 0.01;

/** Whether a list shows a food: some meal needs it, or it is in the basket. */
export function isOnList({ needed, bought }: ListedFood): boolean {
  return needed !== 0 || bought !== null;
}

/** Whether two amounts are the same thing in a shop, such as 330 g and 335 g of onions: three pieces; or both two tins. */
export function isSameInShop(one: number | null, other: number | null, measures: ShopMeasures): boolean {
  if (one === null || other === null) return one === other;
  if (one === 0 || other === 0) return one === other;
  const [first, second] = [one, other].map((grams) => JSON.stringify(basketAmount(grams, measures)));
  return first === second;
}

/**
 * Grams that are still to be bought: 0 where what is in the basket will do, which may be more than was needed of what is
 * sold in packs; null where that is unknown.
 */
export function gramsToBuy({ needed, bought }: ListedFood, measures: ShopMeasures): number | null {
  if (bought === null) return needed;
  if (needed === null || bought.grams === null) return 0;
  const has = gramsInBasket(bought.grams, measures);
  const isEnough = needed <= has + SAME_GRAMS || isSameInShop(needed, bought.grams, measures);
  return isEnough ? 0 : needed - has;
}

/**
 * What is still to be bought, as a shop sells it; null where that is unknown. Of whole pieces and of packs of one size it is
 * those that are not in the basket yet: of 130 g of onions two were bought, so that for 340 g one more will do.
 */
export function amountToBuy(food: ListedFood, measures: ShopMeasures): BasketAmount | null {
  const { needed, bought } = food;
  const rest = gramsToBuy(food, measures);
  if (rest === null) return null;
  if (rest === 0 || needed === null || bought === null || bought.grams === null) return basketAmount(rest, measures);
  const [all, had] = [basketAmount(needed, measures), basketAmount(bought.grams, measures)];
  return isCountedAlike(all, had) ? { ...all, amount: all.amount - had.amount } : basketAmount(rest, measures);
}

/** Whether two amounts are numbers of the same things: pieces, or packs of a size. */
function isCountedAlike(one: BasketAmount, other: BasketAmount): boolean {
  if (!('size' in one) || !('size' in other)) return one.unit === 'piece' && other.unit === 'piece';
  return one.unit === other.unit && one.size?.amount === other.size?.amount && one.size?.unit === other.size?.unit;
}

/** Whether nothing of a food that was bought is left to buy: it is ticked off. */
export function isTicked(food: ListedFood, measures: ShopMeasures): boolean {
  return food.bought !== null && gramsToBuy(food, measures) === 0;
}

/** How what was bought of a food compares to what its meals need; null where it is what they need. */
export function boughtMark(food: ListedFood, measures: ShopMeasures): BoughtMark | null {
  const { needed, bought } = food;
  if (bought === null) return null;
  if (needed === 0) return 'NOT_NEEDED';
  if (!isTicked(food, measures)) return 'MORE_NEEDED';
  if (needed === null || bought.grams === null || needed >= bought.grams) return null;
  return isSameInShop(needed, bought.grams, measures) ? null : 'LESS_NEEDED';
}

/** A food as it is ticked off: all that its meals need is in the basket, and never less than was there before; or not. */
export function withTick({ needed, bought }: ListedFood, isChecked: boolean): ListedFood {
  if (!isChecked) return { needed, bought: null };
  if (bought !== null && (bought.grams === null || needed === null)) return { needed, bought };
  const grams = Math.max(bought?.grams ?? 0, needed ?? 0);
  return { needed, bought: { grams: grams === 0 ? null : grams } };
}
