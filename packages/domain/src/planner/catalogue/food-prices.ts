import { firstRandom } from '../../numbers/random.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** The price on the grocery list of a food that nearly every kitchen has. */
const STAPLE = 0.3;
/** The price on the grocery list of any other food that keeps for months. */
const CUPBOARD = 0.6;
/** How far a food's price may deviate from plan to plan, as a share. */
const SPREAD = 0.6;
/** A prime that keeps the seeds of foods apart. */
const FOOD_STEP = 15_485_863;
/** Prices are multiples of 1 / this number, so that adding and subtracting leaves no rounding error. */
const PARTS = 1024;

/**
 * The price of one more food on the grocery list, by its number there: 1 on average for a food bought for the week.
 * Each seed makes some foods cheaper than others. Without it, the shortest lists would always come from the same few
 * recipes, which share the most foods.
 */
export function pricesOfFoods(index: CatalogueIndex, seed: number | undefined): Float64Array {
  if (seed !== undefined) return pricesWith(index, (id) => firstRandom(seed ^ Math.imul(id, FOOD_STEP)));
  const prices = usualPrices.get(index) ?? pricesWith(index, () => 0.5);
  usualPrices.set(index, prices);
  return prices;
}

/** The prices without a seed, which do not depend on the plan. */
const usualPrices = new WeakMap<CatalogueIndex, Float64Array>();

function pricesWith({ shop }: CatalogueIndex, chanceOf: (id: number) => number): Float64Array {
  return Float64Array.from(shop.ids, (id, number) => {
    const price =
      (shop.staple[number] === 1 ? STAPLE : shop.forTheWeek[number] === 1 ? 1 : CUPBOARD) *
      (1 + SPREAD * (2 * chanceOf(id) - 1));
    return Math.round(price * PARTS) / PARTS;
  });
}

/** If less than this share of a pack is used, the pack counts as opened for only a little. */
const LITTLE = 0.25;
/** The surcharge for using next to nothing of a pack, as a share of the price. It shrinks as more is used. */
const OPENED_FOR_NOTHING = 1.5;

/** Whether so little of a pack is used that it costs more; never for loose food. */
export function isLittle(grams: number, pack: number): boolean {
  return grams < LITTLE * pack;
}

/**
 * The price of a food on the grocery list if this many grams are used from packs of `pack` grams (0 for loose food). It
 * rises as less of a pack is used, because the rest may be thrown away. A multiple of 1/1024.
 */
export function priceOf(price: number, grams: number, pack: number): number {
  if (!isLittle(grams, pack)) return price;
  const unused = 1 - grams / (LITTLE * pack);
  return price + Math.round(price * OPENED_FOR_NOTHING * unused * PARTS) / PARTS;
}
