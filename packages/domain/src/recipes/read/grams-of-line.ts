import { roundQuantity } from '../ingredient-quantity.ts';
import type { KitchenUnit } from './kitchen-units.ts';
import type { IngredientLine } from './read-ingredient-line.ts';

/** A way to measure a food: grams of one. */
export type FoodServing = Readonly<{ id: number; measure: string; grams: number }>;

/** How much of a food a line means: so many of a serving, their grams, and whether that is a guess. */
export type LineAmount = Readonly<{ serving: FoodServing; quantity: number; grams: number; isEstimated: boolean }>;

type Amount = Pick<IngredientLine, 'quantity' | 'unit' | 'statedGrams' | 'size' | 'isEstimated'>;

/** Millilitres of one of the measures that stand for a volume. */
const MILLILITRES: readonly (readonly [measure: string, ml: number])[] = [
  ['ml', 1],
  ['tbsp', 15],
  ['tsp', 5],
  ['cup', 240],
  ['glass', 200],
  ['mug', 250],
];
/** Grams per millilitre of foods without a density of their own: poured by the litre, and heaped on spoons. */
const DENSITY_POURED = 1;
const DENSITY_SPOONED = 0.6;
/** Where a line only gives a number, what it most likely counts. */
const COUNTED = [
  'piece',
  'fillet',
  'clove',
  'ball',
  'slice',
  'leaf',
  'stalk',
  'sheet',
  'head',
  'cube',
  'can',
  'pack',
] as const;
/** Where it gives nothing, the least that makes sense. */
const LEAST = [
  'pinch',
  'knob',
  'splash',
  'sprig',
  'tsp',
  'tbsp',
  'handful',
  'slice',
  'piece',
  'cube',
  'bunch',
] as const;
/** Measures that can stand for each other where a food knows only one of them. */
const LIKE: Readonly<Record<string, readonly string[]>> = {
  can: ['jar', 'pack'],
  jar: ['can', 'pack'],
  pack: ['sachet', 'bunch', 'can', 'jar', 'bottle'],
  sachet: ['pack'],
  bottle: ['pack', 'can'],
  head: ['piece', 'bunch'],
  bunch: ['pack', 'handful'],
  ball: ['piece', 'head'],
  piece: COUNTED,
  slice: ['sheet', 'piece'],
  cube: ['piece'],
  floret: ['piece'],
  stalk: ['sprig', 'leaf', 'piece'],
  sprig: ['stalk', 'leaf'],
  leaf: ['sprig'],
  portion: ['bowl', 'handful', 'piece', 'pack'],
  knob: ['tsp'],
  bar: ['piece', 'pack'],
  scoop: ['tbsp'],
};
/** A number so large that it is grams, where pieces of the food are unknown: "50 grated cheese". */
const GRAMS_FROM = 20;
/** How far a stated weight may lie from a serving's and still be the same thing. */
const SAME_WEIGHT = 0.06;
/** A tin is labelled with its liquid, a food is weighed without. */
const DRAINED_FROM = 0.45;
const GRAMS_MAX = 100_000;

/** How much of a food a line means; null where it is unknown. Servings must hold grams (`g`). */
export function gramsOfLine(line: Amount, servings: readonly FoodServing[]): LineAmount | null {
  const found = amountOf(line, servings);
  if (found === null) return null;
  const quantity = roundQuantity(found.quantity);
  const grams = quantity * found.serving.grams;
  return quantity > 0 && grams <= GRAMS_MAX ? { ...found, quantity, grams } : null;
}

function amountOf(line: Amount, servings: readonly FoodServing[]): Omit<LineAmount, 'grams'> | null {
  const grams = find(servings, 'g');
  if (line.quantity === null) return leastOf(servings);
  if (line.statedGrams !== null) return ofStatedGrams(line, line.statedGrams, servings);
  const { quantity, unit, isEstimated } = line;
  if (unit === null) return ofCount(line, quantity, servings);
  if (unit.kind === 'mass' && unit.size !== null) {
    return grams === null ? null : { serving: grams, quantity: quantity * unit.size, isEstimated };
  }
  const own = find(servings, unit.id);
  if (own !== null) return { serving: own, quantity, isEstimated };
  return unit.kind === 'volume' ? ofVolume(unit, line, servings) : ofLikeMeasure(unit, line, servings);
}

/** The line weighs itself: in the serving that it names where the two agree, else in grams. */
function ofStatedGrams(
  line: Amount,
  stated: number,
  servings: readonly FoodServing[],
): Omit<LineAmount, 'grams'> | null {
  const own = line.unit === null ? null : find(servings, line.unit.id);
  const { quantity, isEstimated } = line;
  if (own !== null && quantity !== null) {
    const share = (own.grams * quantity) / stated;
    if (Math.abs(share - 1) <= SAME_WEIGHT) return { serving: own, quantity, isEstimated };
    const isTin = line.unit!.id === 'can' || line.unit!.id === 'jar';
    if (isTin && share < 1 && share >= DRAINED_FROM) return { serving: own, quantity, isEstimated: true };
  }
  const grams = find(servings, 'g');
  return grams === null ? null : { serving: grams, quantity: stated, isEstimated };
}

function ofCount(line: Amount, quantity: number, servings: readonly FoodServing[]): Omit<LineAmount, 'grams'> | null {
  const sized = line.size === null ? null : find(servings, line.size);
  if (sized !== null) return { serving: sized, quantity, isEstimated: line.isEstimated };
  const piece = find(servings, 'piece');
  if (piece !== null) return { serving: piece, quantity, isEstimated: line.isEstimated };
  if (quantity >= GRAMS_FROM) return inGrams(quantity, servings);
  const counted = firstOf(servings, COUNTED);
  return counted === null ? null : { serving: counted, quantity, isEstimated: true };
}

/** A volume in whatever the food is weighed by: millilitres, else the largest spoon or cup that fits. */
function ofVolume(unit: KitchenUnit, line: Amount, servings: readonly FoodServing[]): Omit<LineAmount, 'grams'> | null {
  const ml = line.quantity! * unit.size!;
  const isExact = !line.isEstimated && !unit.isVague;
  for (const [measure, size] of MILLILITRES) {
    const serving = find(servings, measure);
    if (serving !== null) return { serving, quantity: ml / size, isEstimated: !isExact };
  }
  const isPoured = ['ml', 'cl', 'dl', 'l', 'splash'].includes(unit.id);
  return inGrams(ml * (isPoured ? DENSITY_POURED : DENSITY_SPOONED), servings);
}

function ofLikeMeasure(
  unit: KitchenUnit,
  line: Amount,
  servings: readonly FoodServing[],
): Omit<LineAmount, 'grams'> | null {
  const like = firstOf(servings, LIKE[unit.id] ?? []);
  if (like !== null) return { serving: like, quantity: line.quantity!, isEstimated: true };
  return unit.size === null ? null : inGrams(line.quantity! * unit.size, servings);
}

function leastOf(servings: readonly FoodServing[]): Omit<LineAmount, 'grams'> | null {
  const least = firstOf(servings, LEAST);
  return least === null ? null : { serving: least, quantity: 1, isEstimated: true };
}

function inGrams(grams: number, servings: readonly FoodServing[]): Omit<LineAmount, 'grams'> | null {
  const serving = find(servings, 'g');
  return serving === null ? null : { serving, quantity: grams, isEstimated: true };
}

function find(servings: readonly FoodServing[], measure: string): FoodServing | null {
  return servings.find((serving) => serving.measure === measure) ?? null;
}

function firstOf(servings: readonly FoodServing[], measures: readonly string[]): FoodServing | null {
  for (const measure of measures) {
    const serving = find(servings, measure);
    if (serving !== null) return serving;
  }
  return null;
}
