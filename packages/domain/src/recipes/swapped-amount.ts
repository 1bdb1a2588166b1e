import type { IngredientRole } from '../plates/flex-table.ts';
import { kitchenAmount, type KitchenAmount, nearestQuantity, strayOf } from '../plates/kitchen-measure.ts';
import type { PartialMacros } from '../macros/macros.ts';
import { roundQuantity } from './ingredient-quantity.ts';
import type { KitchenKind } from '../foods/kitchen-kinds.ts';

/** What decides how much of a food replaces another. */
export type SwappableFood = Readonly<{
  role: IngredientRole;
  kind: KitchenKind | null;
  /** Grams of one of each of its measures, including `g`. */
  measures: Readonly<Record<string, number>>;
  /** Not cut, such as an egg. */
  isWhole: boolean;
  /** Per 100 g; null is unknown. */
  per100: PartialMacros;
}>;

/** An amount of a food in a dish. */
export type SwappableLine<F extends SwappableFood = SwappableFood> = Readonly<{
  food: F;
  measure: string;
  quantity: number;
}>;

/** The limits on how many times as much of the other food is used, and the limits if only one of the two is dry. */
const FACTOR = { least: 0.5, most: 1.6 };
const FACTOR_OF_DRY = { least: 0.18, most: 5.5 };
/** Dry foods, such as rice and lentils, have at least this much energy per 100 g without much fat. */
const DRY = { kcal: 300, fat: 25 };
/** If this many times as much of a food would be needed, the figure is not its purpose: it provides the energy. */
const OTHER_PURPOSE = 3;
/** The same number of slices or pieces is kept if that changes the grams by at most this share. */
const SAME_COUNT_WITHIN = 0.25;
/** An amount further than this from what is wanted is weighed. */
const COUNTED_WITHIN = 0.25;
/** A measure other than the line's is used if the amount is this close, and at most this many of it. */
const OTHER_MEASURE = { within: 0.15, most: 8 };
const COUNTED = ['fillet', 'piece', 'nest', 'can', 'slice'];
/** Foods that are poured or spooned into a dish, which are replaced by the same weight. */
const BY_WEIGHT: ReadonlySet<KitchenKind> = new Set([
  'YOGHURT',
  'SOUR_CREAM',
  'CREAM',
  'COCONUT_MILK',
  'MAYONNAISE',
  'AVOCADO',
]);

/**
 * How much of a food replaces a line, as a kitchen amount: with as much protein if the line is there for that, as many
 * carbohydrates of a starch, as much energy of a fat, otherwise the same weight; within what a cook would use. `factor`
 * overrides this with the grams per gram. `stray` is how far rounding moved it, as a share.
 */
export function swappedAmount(
  line: SwappableLine,
  food: SwappableFood,
  factor?: number,
): KitchenAmount & { stray: number } {
  const grams = gramsOfLine(line) * (factor ?? keptFactor(line.food, food));
  const amount = amountNear(grams, line, food);
  return { ...amount, stray: strayOf(amount, grams) };
}

/** The grams of a line. */
export function gramsOfLine({ food, measure, quantity }: SwappableLine): number {
  return quantity * (food.measures[measure] ?? 1);
}

function keptFactor(from: SwappableFood, to: SwappableFood): number {
  const figure = keptFigure(from);
  if (figure === null) return 1;
  const { least, most } = isDry(from) === isDry(to) ? FACTOR : FACTOR_OF_DRY;
  const kept = ratioOf(figure, from, to);
  const isSame = kept !== null && kept <= Math.max(most, OTHER_PURPOSE);
  const factor = isSame ? kept : ratioOf('kcal', from, to);
  return Math.min(most, Math.max(least, factor ?? 1));
}

/** How many times as much of the other food has the same amount of a figure; null if unknown. */
function ratioOf(figure: 'protein' | 'carbohydrates' | 'kcal', from: SwappableFood, to: SwappableFood): number | null {
  const [was, is] = [from.per100[figure], to.per100[figure]];
  return was === null || is === null || was <= 0 || is <= 0 ? null : was / is;
}

function keptFigure({ role, kind }: SwappableFood): 'protein' | 'carbohydrates' | 'kcal' | null {
  if (kind !== null && BY_WEIGHT.has(kind)) return null;
  return role === 'protein' ? 'protein' : role === 'starch' ? 'carbohydrates' : role === 'fat' ? 'kcal' : null;
}

function isDry({ per100: { kcal, fat } }: SwappableFood): boolean {
  return (kcal ?? 0) >= DRY.kcal && (fat ?? 0) < DRY.fat;
}

/** The amount nearest to some grams: counted like the line if the food can be, otherwise as people would say it. */
function amountNear(grams: number, { measure, quantity }: SwappableLine, food: SwappableFood): KitchenAmount {
  const { measures, isWhole } = food;
  const each = measures[measure];
  const isWeight = measure === 'g' || measure === 'ml';
  if (each !== undefined && !isWeight) {
    // What is spread on two slices is counted in slices, however thin.
    const isSame = measure === 'spread' || Math.abs(quantity * each - grams) <= SAME_COUNT_WITHIN * grams;
    if (isSame) return { measure, quantity, grams: quantity * each };
    const amount = kitchenAmount(grams, { measure, measures, isWhole });
    if (isOnGrid(amount) && (isWhole || strayOf(amount, grams) <= COUNTED_WITHIN)) return amount;
  }
  if (!isWeight || isWhole) {
    for (const counted of COUNTED) {
      const one = measures[counted];
      if (one === undefined) continue;
      const count = nearestQuantity(grams / one, counted, isWhole);
      const amount = { measure: counted, quantity: count, grams: count * one };
      const isNear = strayOf(amount, grams) <= OTHER_MEASURE.within;
      if (isWhole || (isNear && count <= OTHER_MEASURE.most && isOnGrid(amount))) return amount;
    }
  }
  const weighed = measure === 'ml' && each !== undefined ? 'ml' : 'g';
  const one = measures[weighed] ?? 1;
  const count = nearestQuantity(grams / one, weighed);
  return { measure: weighed, quantity: count, grams: count * one };
}

/** Whether it can be stored exactly; a third cannot. */
function isOnGrid({ quantity }: KitchenAmount): boolean {
  return Math.abs(roundQuantity(quantity) - quantity) < 1e-9;
}
