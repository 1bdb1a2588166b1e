import { firstRandom } from '../numbers/random.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** What a food of the cupboard costs on the grocery list, where one of the week costs 1. */
const CUPBOARD = 0.3;
/** By how much a food may be dearer or cheaper in one plan than in another. */
const SPREAD = 0.6;
/** A prime that keeps foods apart. */
const FOOD_STEP = 15_485_863;
/** Prices are whole parts of this, so that adding and taking away leaves no rounding behind. */
const PARTS = 1024;

/**
 * What one more food costs on the grocery list, by its number there: 1 in the middle for one of the week. Every seed finds
 * some foods cheaper than others. Without that the same few recipes that share most would make every short list; so
 * each plan has a basket of its own that its recipes share.
 */
export function pricesOfFoods(index: CatalogueIndex, seed: number | undefined): Float64Array {
  if (seed !== undefined) return pricesWith(index, (id) => firstRandom(seed ^ Math.imul(id, FOOD_STEP)));
  const prices = usualPrices.get(index) ?? pricesWith(index, () => 0.5);
  usualPrices.set(index, prices);
  return prices;
}

/** Those without a seed, which do not depend on the plan. */
const usualPrices = new WeakMap<CatalogueIndex, Float64Array>();

function pricesWith({ shop }: CatalogueIndex, chanceOf: (id: number) => number): Float64Array {
  return Float64Array.from(shop.ids, (id, number) => {
    const price = (shop.forTheWeek[number] === 1 ? 1 : CUPBOARD) * (1 + SPREAD * (2 * chanceOf(id) - 1));
    return Math.round(price * PARTS) / PARTS;
  });
}

/** Share of a pack below which it was opened for a little, and what the whole of that costs, as a share of the price. */
const LITTLE = 0.25;
const OPENED_FOR_NOTHING = 1;

/**
 * What a food costs on the grocery list, where so many grams of it are used, of packs of so many grams, 0 for loose: more,
 * the less of a pack is used, since the rest stands in the cupboard or is thrown away. A whole part of 1024.
 */
export function priceOf(price: number, grams: number, pack: number): number {
  const unused = 1 - grams / (LITTLE * pack);
  if (pack === 0 || unused <= 0) return price;
  return price + Math.round(price * OPENED_FOR_NOTHING * unused * PARTS) / PARTS;
}
