/**
 * The amounts that people measure in a kitchen. A computed amount is rounded to the nearest of them first, so that the
 * amounts shown, cooked, bought and stored are the same.
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

/** Grams and millilitres are measured in steps of one below this, and in steps of five above. */
const FIVES_FROM = 20;
/** Above this many pieces, none are halved. */
const WHOLE_FROM = 5;

/** A measured amount: a quantity of a measure, and its grams. */
export type KitchenAmount = Readonly<{ measure: string; quantity: number; grams: number }>;

/** A line whose amount may change. */
export type MeasuredFood = Readonly<{
  measure: string;
  /** Grams per unit of each of the food's measures, including `measure`. */
  measures: Readonly<Record<string, number>>;
  /** Whether the food is never cut, like an egg. */
  isWhole: boolean;
}>;

/** The kitchen quantity of a measure that is nearest to the given quantity; never zero. */
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
  return Math.max(0.25, Math.round(quantity * 4) / 4);
}

/** Whether a cook would measure out this quantity, such as half a cup. */
export function isKitchenQuantity(quantity: number, measure: string, isWhole = false): boolean {
  return quantity > 0 && Math.abs(nearestQuantity(quantity, measure, isWhole) - quantity) < WITHIN;
}
/** Quantities sent over the API have three decimals. */
const WITHIN = 1e-3;

/** The rounding error, as a share, above which another measure is tried. */
const ROUNDED_WELL = 0.12;
/** How much smaller, as a share, the rounding error of another measure must be. */
const BETTER_BY = 0.06;

/** The measures that may replace one with a large rounding error, the most similar first. */
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

/** A pinch, which is too small to replace a spoon of another food. */
const TINY = 'pinch';

/**
 * The measure for a food that replaces another one in `measure`, given the grams per unit of each of the substitute's
 * measures: the same measure if it has one, or a similar one, or grams, which every food has.
 */
export function measureOfSubstitute(measure: string, measures: MeasuredFood['measures']): string {
  const likest = [measure, ...(KIN[measure] ?? []).filter((one) => one !== TINY)];
  return likest.find((one) => measures[one] !== undefined) ?? 'g';
}

/**
 * For each measure, the quantity above which a larger measure is used, and how far the amount may then deviate, as a
 * share.
 */
const LARGER: Readonly<Record<string, Readonly<{ most: number; measures: readonly string[]; within: number }>>> = {
  pinch: { most: 3, measures: ['tsp'], within: 0.3 },
  tsp: { most: 2.5, measures: ['tbsp'], within: 0.15 },
  // From seven spoons on, a measuring jug or scales are quicker.
  tbsp: { most: 6, measures: ['ml', 'g'], within: 0.15 },
  handful: { most: 2.5, measures: ['g'], within: 0.15 },
  // Thin slices, such as of meat; slices of bread and cheese are counted.
  slice: { most: 4, measures: ['g'], within: 0.15 },
};
const THIN_SLICE = 16;

/**
 * The kitchen amount nearest to the given grams of a food: in the recipe's own measure, or in a similar measure if that
 * is much closer or easier to count.
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
    // Each further measure must again be much closer: milk is not weighed just because scales are a gram more accurate
    // than a jug.
    least = strayOf(other, grams) - BETTER_BY;
  }
  return best;
}

/**
 * The amount in a larger measure if its count in its own measure is too high and the larger one is nearly as accurate.
 */
function inLarger(amount: KitchenAmount, food: MeasuredFood): KitchenAmount {
  const larger = LARGER[amount.measure];
  if (larger === undefined || amount.quantity <= larger.most) return amount;
  if (amount.measure === 'slice' && food.measures['slice']! > THIN_SLICE) return amount;
  const measure = larger.measures.find((one) => food.measures[one] !== undefined);
  if (measure === undefined) return amount;
  const other = amountIn(measure, amount.grams, food);
  return strayOf(other, amount.grams) <= larger.within ? inLarger(other, food) : amount;
}

/** The deviation of an amount from the desired grams, as a share of them. */
export function strayOf({ grams }: KitchenAmount, wanted: number): number {
  return Math.abs(grams - wanted) / wanted;
}

function amountIn(measure: string, grams: number, { measures, isWhole }: MeasuredFood): KitchenAmount {
  const each = measures[measure]!;
  const quantity = nearestQuantity(grams / each, measure, isWhole);
  return { measure, quantity, grams: quantity * each };
}
