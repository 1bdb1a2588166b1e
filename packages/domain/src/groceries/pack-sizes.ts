import { roundTo } from '../numbers/rounding.ts';
import { type FoodMeasures, roundPieces, shoppingAmount, type ShoppingAmount } from './shopping-amount.ts';

/** The kinds of packs that foods come in. Kinds are distinct if English or Dutch has separate words for them. */
export const PACKS = [
  'TIN',
  'JAR',
  'CARTON',
  'PACK',
  'SMALL_PACK',
  'TUB',
  'SMALL_TUB',
  'TRAY',
  'PUNNET',
  'BOTTLE',
  'BOX',
  'LOAF',
  'BAG',
  'SMALL_BAG',
  'SACHET',
  'BAR',
  'BUNCH',
  'HEAD',
  'BULB',
  'STALK',
  'BALL',
  'WHOLE',
] as const;
export type Pack = (typeof PACKS)[number];

/** The units in which the contents of a pack are counted: weight, volume, pieces, slices or cloves. */
export const PACK_UNITS = ['g', 'ml', 'piece', 'slice', 'clove'] as const;
type PackUnit = (typeof PACK_UNITS)[number];

/** The packs of a food in an ordinary supermarket: their kind, and how many units of `unitGrams` each size contains. */
export type SoldAs = Readonly<{ pack: Pack; unit: PackUnit; unitGrams: number; sizes: readonly number[] }>;

/** A number of packs. The size is given if the food is sold in several, otherwise null. */
export type PackAmount = Readonly<{ amount: number; unit: Pack; size: ShoppingAmount | null }>;

/** What to put in the basket: packs, or an amount of loose food. */
export type BasketAmount = ShoppingAmount | PackAmount;

/** How a food is measured and packed in a shop. */
export type ShopMeasures = FoodMeasures & Readonly<{ soldAs: SoldAs | null }>;

/** Share of the needed amount that may be missing, such as 15 g of 735 g of chickpeas from three tins. */
const MISSING_SHARE = 0.06;

/**
 * The factor by which a purchase may exceed the smallest possible one if it needs fewer packs: two boxes of ten eggs
 * may be bought instead of three of six.
 */
const MOST_MORE = 1.2;

type Packs = Readonly<{ count: number; size: number }>;

function isCounted({ unit }: SoldAs): boolean {
  return unit !== 'g' && unit !== 'ml';
}

/** The packs of one size that contain this many grams: the fewest packs that do not exceed the minimum by too much. */
function packsFor(grams: number, sold: SoldAs): Packs {
  const units = grams / sold.unitGrams;
  const least = isCounted(sold) ? roundPieces(units) : units * (1 - MISSING_SHARE);
  const choices = sold.sizes.map((size) => ({ size, count: Math.max(1, Math.ceil(least / size)) }));
  const most = Math.min(...choices.map(({ size, count }) => size * count)) * MOST_MORE;
  return choices
    .filter(({ size, count }) => size * count <= most)
    .toSorted((a, b) => a.count - b.count || a.size - b.size)[0]!;
}

/** The amount to put in the basket for this many grams: packs if the food is sold in them, otherwise loose. */
export function roundToPacks(grams: number, measures: ShopMeasures): BasketAmount {
  const { soldAs } = measures;
  if (soldAs === null) return shoppingAmount(grams, measures);
  const { count, size } = packsFor(grams, soldAs);
  return { amount: count, unit: soldAs.pack, size: soldAs.sizes.length === 1 ? null : sizeOf(size, soldAs) };
}

/** The minimum grams or millilitres for a pack size in kilograms or litres. */
const LARGE = 1000;

function sizeOf(size: number, { unit }: SoldAs): ShoppingAmount {
  if (size < LARGE || (unit !== 'g' && unit !== 'ml')) return { amount: size, unit };
  return { amount: size / LARGE, unit: unit === 'g' ? 'kg' : 'l' };
}

/** Grams in the basket after buying this many: rounded up to whole packs for food sold in packs. */
export function gramsInBasket(grams: number, { soldAs }: ShopMeasures): number {
  if (soldAs === null || grams === 0) return grams;
  const { count, size } = packsFor(grams, soldAs);
  return Math.max(grams, count * size * soldAs.unitGrams);
}

/**
 * Steps, in grams or millilitres, to which an amount shown next to its packs is rounded. The largest step that is
 * accurate enough is used.
 */
const STEPS = [5, 1, 0.5, 0.1] as const;
/** The step for large amounts, in grams or millilitres. */
const STEP_OF_LARGE = 50;
/** How far the displayed amount may deviate from what is needed, as a share of it. */
const MOST_ROUNDED = 0.05;

/** Rounds an amount to one that people would measure, at most a twentieth off; very small amounts are rounded up. */
function roundForShow(needed: number): number {
  const steps = needed < LARGE ? STEPS : [STEP_OF_LARGE, ...STEPS];
  const rounded = steps.map((step) => roundTo(Math.round(needed / step) * step, 1));
  const isClose = (shown: number) => Math.abs(shown - needed) <= needed * MOST_ROUNDED;
  return rounded.find(isClose) ?? Math.ceil(needed * 10) / 10;
}

/** The amount to show next to a number of packs for this many grams; null if the food is not sold in packs. */
export function amountInPacks(grams: number, { soldAs }: ShopMeasures): ShoppingAmount | null {
  if (soldAs === null) return null;
  const units = grams / soldAs.unitGrams;
  if (isCounted(soldAs)) return { amount: roundPieces(units), unit: soldAs.unit };
  return sizeOf(roundForShow(units), soldAs);
}

/**
 * Whether a food is probably in the kitchen already. Unless the person has said so or not, that is a staple of which
 * the meals need at most half a pack. Null grams mean an unknown amount.
 */
export function isProbablyAtHome(
  food: Readonly<{ needed: number | null; isStaple: boolean; said: boolean | null }>,
  { soldAs }: ShopMeasures,
): boolean {
  if (food.said !== null) return food.said;
  if (!food.isStaple || food.needed === null || soldAs === null) return food.isStaple;
  return food.needed <= (Math.min(...soldAs.sizes) * soldAs.unitGrams) / 2;
}
