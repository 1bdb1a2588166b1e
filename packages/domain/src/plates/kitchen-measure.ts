/**
 * The amounts that people measure in a kitchen. A computed amount is rounded to the nearest of them before anything is
 * computed from it, so that what is shown, cooked, bought and stored is the same.
 */

/** How a measure is counted: weighed, by the teaspoon, in halves, as pieces that can be cut, or only whole. */
type Counting = 'weight' | 'teaspoons' | 'halves' | 'pieces' | 'whole';

const COUNTING: Readonly<Record<string, Counting>> = {
  g: 'weight',
  ml: 'weight',
  tsp: 'teaspoons',
  tbsp: 'halves',
  cup: 'halves',
  glass: 'halves',
  mug: 'halves',
  bowl: 'halves',
  handful: 'halves',
  can: 'halves',
  pack: 'halves',
  jar: 'halves',
  bottle: 'halves',
  bunch: 'halves',
  head: 'halves',
  bar: 'halves',
  piece: 'pieces',
  nest: 'pieces',
  small: 'pieces',
  large: 'pieces',
};

/** Grams and millilitres are measured in ones below this, in fives from there. */
const FIVES_FROM = 20;
/** Above this many pieces, none is halved. */
const WHOLE_FROM = 5;
const PARTS_OF_ONE = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4] as const;

/** An amount as measured: a number of a measure, and its grams. */
export type KitchenAmount = Readonly<{ measure: string; quantity: number; grams: number }>;

/** A line whose amount may change. */
export type MeasuredFood = Readonly<{
  /** The measure that the recipe uses. */
  measure: string;
  /** Grams of one of each of the food's measures, including `measure`. */
  measures: Readonly<Record<string, number>>;
  /** Not cut, such as an egg. */
  isWhole: boolean;
}>;

/** The kitchen amount of a measure that is nearest to a quantity of it; never zero. */
export function nearestQuantity(quantity: number, measure: string, isWhole = false): number {
  const counting = COUNTING[measure] ?? 'whole';
  if (counting === 'weight') {
    const ones = Math.round(quantity);
    return ones < FIVES_FROM ? Math.max(1, ones) : Math.round(quantity / 5) * 5;
  }
  if (isWhole || counting === 'whole') return Math.max(1, Math.round(quantity));
  if (counting === 'halves') return Math.max(0.5, Math.round(quantity * 2) / 2);
  if (counting === 'teaspoons')
    return quantity < 1 ? Math.max(0.25, Math.round(quantity * 4) / 4) : Math.round(quantity * 2) / 2;
  if (quantity >= WHOLE_FROM) return Math.round(quantity);
  if (quantity >= 0.875) return Math.round(quantity * 2) / 2;
  let nearest: number = PARTS_OF_ONE[0];
  for (const part of PARTS_OF_ONE) if (Math.abs(part - quantity) < Math.abs(nearest - quantity)) nearest = part;
  return nearest;
}

/** Whether people measure this quantity of a measure. */
export function isKitchenQuantity(quantity: number, measure: string, isWhole = false): boolean {
  return quantity > 0 && Math.abs(nearestQuantity(quantity, measure, isWhole) - quantity) < WITHIN;
}
/** Sent quantities have three decimals. */
const WITHIN = 1e-3;

/** Share of an amount that rounding may move before another measure is tried, and by which that must then be better. */
const ROUNDED_WELL = 0.12;
const BETTER_BY = 0.06;

/** The measures that may replace one that comes out badly, the most similar first. */
const KIN: Readonly<Record<string, readonly string[]>> = {
  tbsp: ['tsp'],
  tsp: ['pinch'],
  cup: ['ml', 'g', 'tbsp'],
  glass: ['ml', 'g'],
  mug: ['ml', 'g'],
  bowl: ['ml', 'g'],
  bottle: ['ml', 'g'],
  splash: ['tbsp', 'tsp', 'ml'],
  knob: ['tsp', 'g'],
  handful: ['g'],
  can: ['g'],
  jar: ['g'],
  pack: ['g'],
  bar: ['g'],
  bunch: ['g'],
  head: ['g'],
  fillet: ['g'],
  scoop: ['g'],
  ball: ['g'],
  sachet: ['g', 'tsp'],
};

/** Too small to measure a spoon of another food with. */
const TINY = 'pinch';

/**
 * The measure of a food that replaces one in `measure`, given the grams of one of each of its own: the same, otherwise
 * a similar one, otherwise grams, which every food has.
 */
export function measureOfSubstitute(measure: string, measures: MeasuredFood['measures']): string {
  const likest = [measure, ...(KIN[measure] ?? []).filter((one) => one !== TINY)];
  return likest.find((one) => measures[one] !== undefined) ?? 'g';
}

/** Above how many of a measure a larger one is used, and the share of an amount by which that may then be off. */
const LARGER: Readonly<Record<string, Readonly<{ most: number; measures: readonly string[]; within: number }>>> = {
  pinch: { most: 3, measures: ['tsp'], within: 0.3 },
  tsp: { most: 2.5, measures: ['tbsp'], within: 0.15 },
  // No one counts to seven: a jug or the scales are quicker.
  tbsp: { most: 6, measures: ['ml', 'g'], within: 0.15 },
  handful: { most: 2.5, measures: ['g'], within: 0.15 },
  // Thin ones, such as sliced meat; those of bread and cheese are counted.
  slice: { most: 4, measures: ['g'], within: 0.15 },
};
const THIN_SLICE = 16;

/**
 * The kitchen amount nearest to some grams of a food: in the recipe's own measure, or in a similar one if that is much
 * closer or saves counting.
 */
export function kitchenAmount(grams: number, food: MeasuredFood): KitchenAmount {
  return inLarger(nearestAmount(grams, food), food);
}

function nearestAmount(grams: number, food: MeasuredFood): KitchenAmount {
  const own = amountIn(food.measure, grams, food);
  const strayed = strayOf(own, grams);
  if (strayed <= ROUNDED_WELL || food.isWhole) return own;
  let best = own;
  let least = strayed - BETTER_BY;
  for (const measure of KIN[food.measure] ?? []) {
    if (food.measures[measure] === undefined) continue;
    const other = amountIn(measure, grams, food);
    if (strayOf(other, grams) >= least) continue;
    best = other;
    // The most similar is enough: milk is not weighed because scales come out a gram closer than a jug.
    least = strayOf(other, grams) - BETTER_BY;
  }
  return best;
}

/** The amount in a larger measure if there are too many of its own and the result is nearly the same. */
function inLarger(amount: KitchenAmount, food: MeasuredFood): KitchenAmount {
  const larger = LARGER[amount.measure];
  if (larger === undefined || amount.quantity <= larger.most) return amount;
  if (amount.measure === 'slice' && food.measures['slice']! > THIN_SLICE) return amount;
  const measure = larger.measures.find((one) => food.measures[one] !== undefined);
  if (measure === undefined) return amount;
  const other = amountIn(measure, amount.grams, food);
  return strayOf(other, amount.grams) <= larger.within ? inLarger(other, food) : amount;
}

/** The difference of an amount from the wanted grams, as a share of them. */
export function strayOf({ grams }: KitchenAmount, wanted: number): number {
  return Math.abs(grams - wanted) / wanted;
}

function amountIn(measure: string, grams: number, { measures, isWhole }: MeasuredFood): KitchenAmount {
  const each = measures[measure]!;
  const quantity = nearestQuantity(grams / each, measure, isWhole);
  return { measure, quantity, grams: quantity * each };
}
