import type { IngredientRole } from '../../plates/flex-table.ts';
import { kitchenAmount, type KitchenAmount, nearestQuantity, strayOf } from '../../plates/kitchen-measure.ts';
import type { PartialMacros } from '../../macros/macros.ts';
import { roundQuantity } from '../amounts/ingredient-quantity.ts';
import type { KitchenKind } from '../../foods/kitchen-kinds.ts';

/** The properties that decide how much of a food replaces another. */
export type SwappableFood = Readonly<{
  role: IngredientRole;
  kind: KitchenKind | null;
  /** Grams per unit of each measure of the food, including `g`. */
  measures: Readonly<Record<string, number>>;
  /** Whether the food is never cut, like an egg. */
  isWhole: boolean;
  /** Per 100 g; null if unknown. */
  per100: PartialMacros;
}>;

/** An amount of a food in a dish. */
export type SwappableLine<F extends SwappableFood = SwappableFood> = Readonly<{
  food: F;
  measure: string;
  quantity: number;
}>;

/** The limits on the ratio of new to old grams. */
const FACTOR = { least: 0.5, most: 1.6 };
/** The limits on the ratio of new to old grams if only one of the two foods is dry. */
const FACTOR_OF_DRY = { least: 0.18, most: 5.5 };
/** Dry foods, such as rice and lentils, have at least this much energy per 100 g without much fat. */
const DRY = { kcal: 300, fat: 25 };
/** If matching the nutrient would need more than this many times the original amount, the energy is matched instead. */
const OTHER_PURPOSE = 3;
/** The number of slices or pieces is kept if that changes the grams by at most this share. */
const SAME_COUNT_WITHIN = 0.25;
/** If a counted amount would deviate from the desired amount by more than this share, the food is weighed. */
const COUNTED_WITHIN = 0.25;
/**
 * A measure other than the line's is used if its amount is within this share of the desired one, with at most this many
 * units.
 */
const OTHER_MEASURE = { within: 0.15, most: 8 };
const COUNTED = ['fillet', 'piece', 'nest', 'can', 'slice'];
/** Foods that are poured or spooned into a dish; they are replaced by the same weight. */
const BY_WEIGHT: ReadonlySet<KitchenKind> = new Set([
  'YOGHURT',
  'SOUR_CREAM',
  'CREAM',
  'COCONUT_MILK',
  'MAYONNAISE',
  'AVOCADO',
]);

/**
 * How much of a food replaces a line, as a kitchen amount: with the same protein if the line provides protein, the same
 * carbohydrates for a starch, the same energy for a fat, or else the same weight; limited to what a cook would use.
 * `factor` (grams per gram) overrides this. `stray` is the rounding error, as a share.
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

/** How many grams of the new food contain as much of a nutrient as one gram of the old; null if unknown. */
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

/**
 * The kitchen amount nearest to the given grams: in the line's measure if the food has it, otherwise in a measure that
 * people would use.
 */
function amountNear(grams: number, { measure, quantity }: SwappableLine, food: SwappableFood): KitchenAmount {
  const { measures, isWhole } = food;
  const each = measures[measure];
  const isWeight = measure === 'g' || measure === 'ml';
  if (each !== undefined && !isWeight) {
    // The number of slices to spread is always kept, however thin the spread becomes.
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

/** Whether the amount can be stored exactly; a third cannot. */
function isOnGrid({ quantity }: KitchenAmount): boolean {
  return Math.abs(roundQuantity(quantity) - quantity) < 1e-9;
}
