import { roundQuantity } from '../amounts/ingredient-quantity.ts';
import { edibleShare } from './edible-share.ts';
import type { KitchenUnit } from './kitchen-units.ts';
import { gramsOfPart, isNamedAsPart } from './parts-of-foods.ts';
import type { IngredientLine } from './read-ingredient-line.ts';
import { readAmount } from './read-amount.ts';
import { statesTotal } from './stated-amount.ts';
import { gramsPerMl } from './volume-weights.ts';
import { type FoodServing, isDrained, type WeighableFood } from './weighable-food.ts';

/** The amount of a food that a line means: a number of servings, its grams, and whether that is a guess. */
export type LineAmount = Readonly<{
  serving: FoodServing;
  quantity: number;
  grams: number;
  isEstimated: boolean;
  /** Whether bones or shells were subtracted from the weight. */
  isWithoutBone: boolean;
}>;

type Found = Readonly<{ serving: FoodServing; quantity: number; isEstimated: boolean }>;

/** Millilitres per unit of each volume measure. */
const MILLILITRES: readonly (readonly [measure: string, ml: number])[] = [
  ['ml', 1],
  ['tbsp', 15],
  ['tsp', 5],
  ['cup', 240],
  ['glass', 200],
  ['mug', 250],
];
/** Amounts of more spoons than this are given in grams. */
const SPOONS_MAX = 8;
/** What a number without a unit most likely counts, in order. */
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
/** The smallest sensible measures, for a line that states no amount. */
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
/** Measures that can replace each other if a food has only one of them. */
const LIKE: Readonly<Record<string, readonly string[]>> = {
  can: ['jar', 'pack'],
  jar: ['can', 'pack'],
  pack: ['sachet', 'bunch', 'can', 'jar', 'bottle'],
  sachet: ['pack'],
  bottle: ['pack', 'can'],
  head: ['piece', 'bunch'],
  bunch: ['pack', 'handful'],
  ball: ['piece', 'head'],
  fillet: ['piece'],
  spear: ['stalk', 'piece'],
  piece: COUNTED,
  stalk: ['sprig', 'leaf', 'piece'],
  sprig: ['stalk', 'leaf'],
  leaf: ['sheet', 'sprig'],
  portion: ['bowl', 'handful', 'piece', 'pack'],
  knob: ['tsp'],
  bar: ['piece', 'pack'],
  scoop: ['tbsp'],
  block: ['pack', 'piece', 'ball'],
  ring: ['slice'],
  strip: ['stalk', 'slice'],
  slice: ['sheet'],
};
/** A number without a unit that is at least this large means grams if the food has no pieces: "50 grated cheese". */
const GRAMS_FROM = 20;
/** How far a stated weight may deviate from a serving's and still mean the serving. */
const SAME_WEIGHT = 0.06;
/** The share of a tin's weight without its liquid, if the food's own tin does not state it. */
const DRAINED_SHARE = 0.6;
const DRAINED_FROM = 0.45;
const DRAINED_TO = 0.8;
/** Foods that are sliced at home; a slice of cake or ham has a weight of its own. */
const CUT_IN_SLICES = new Set(['VEGETABLE', 'FRUIT']);
const SLICE_UP_TO = 100;
/** Grams of a blade of mace or a strip of dried peel. */
const PIECE_OF_SPICE = 0.5;
/** For meat, "half" means one of the two pieces that an animal has: half a chicken breast is one breast. */
const IS_WHOLE_BY_HALVES = new Set(['MEAT']);
/** Words that mean a whole bulb of a food that is counted in cloves. */
const IN_CLOVES = new Set(['head', 'ball', 'piece']);
const CLOVES_OF_BULB = 12;
/** Grams of a bunch of kale or radishes; the weight of a bunch of herbs comes from its unit. */
const BUNCH_OF_VEGETABLES = 200;
/** Grams of a piece of a food of which a sprig has several. */
const PIECE_ON_SPRIG_FROM = 10;
const GRAMS_MAX = 100_000;

/** The amount of a food that a line means; null if unknown. Servings must include grams (`g`). */
export function gramsOfLine(line: IngredientLine, food: WeighableFood): LineAmount | null {
  const first = amountOf(line, food);
  if (first === null) return null;
  const whole = withPlus(line, food, first);
  const share = isByWeight(line) ? edibleShare(food, line.isWithBone) : 1;
  const found = share === 1 ? whole : { ...whole, quantity: whole.quantity * share, isEstimated: true };
  const rounded = onGrid(found, food);
  const grams = rounded.quantity * rounded.serving.grams;
  return rounded.quantity > 0 && grams <= GRAMS_MAX ? { ...rounded, grams, isWithoutBone: share < 1 } : null;
}

/** How far rounding may change a quantity: a third of a cup is 0.35 cups. */
const ROUNDING_MAX = 0.052;

/** Rounds a quantity to the grid of stored quantities; a small share of a serving is given in grams instead. */
function onGrid(found: Found, food: WeighableFood): Found {
  const rounded = { ...found, quantity: roundQuantity(found.quantity) };
  if (roundingOf(found, rounded) <= ROUNDING_MAX) return rounded;
  const grams = inGrams(roundQuantity(found.quantity * found.serving.grams), food, found.isEstimated);
  if (grams === null || roundingOf(found, grams) >= roundingOf(found, rounded))
    return { ...rounded, isEstimated: true };
  return { ...grams, isEstimated: found.isEstimated || roundingOf(found, grams) > ROUNDING_MAX };
}

/** The share by which the weight of an amount differs from that of another. */
function roundingOf(exact: Found, rounded: Found): number {
  return Math.abs((rounded.quantity * rounded.serving.grams) / (exact.quantity * exact.serving.grams) - 1);
}

function isByWeight({ unit, statedGrams }: IngredientLine): boolean {
  return statedGrams !== null || unit?.kind === 'mass';
}

function amountOf(line: IngredientLine, food: WeighableFood): Found | null {
  const { quantity, unit, isEstimated, statedGrams, statedMl } = line;
  if (quantity === null && statedGrams !== null) return inGrams(statedGrams, food, isEstimated);
  if (quantity === null && statedMl === null) return leastOf(food);
  if (statedGrams !== null) return ofStatedGrams(line, statedGrams, food);
  if (statedMl !== null) return ofMl(statedMl, food, isEstimated, true);
  if (quantity === null) return leastOf(food);
  if (unit === null) return ofCount(line, quantity, food);
  if (unit.kind === 'mass' && unit.size !== null) return inGrams(quantity * unit.size, food, isEstimated);
  const own = find(food, unit.id);
  if (own !== null) return { serving: own, quantity, isEstimated };
  if (unit.kind === 'volume') {
    const isPoured = ['ml', 'cl', 'dl', 'l', 'splash'].includes(unit.id);
    return ofMl(quantity * unit.size!, food, isEstimated || unit.isVague, isPoured, /\bpacked\b/i.test(line.raw));
  }
  return ofLikeMeasure(unit, quantity, food);
}

/** "1 cup sugar + 2 tbsp": converts the second amount into the serving of the first. */
function withPlus(line: IngredientLine, food: WeighableFood, first: Found): Found {
  if (line.plus === null) return first;
  const more = amountOf({ ...line, ...line.plus, statedGrams: null, statedMl: null, plus: null }, food);
  if (more === null) return { ...first, isEstimated: true };
  return { ...first, quantity: first.quantity + (more.quantity * more.serving.grams) / first.serving.grams };
}

/**
 * The amount of a line that states its weight: in the serving that the line names if that serving has this weight,
 * otherwise in grams.
 */
function ofStatedGrams(line: IngredientLine, stated: number, food: WeighableFood): Found | null {
  const { quantity, isEstimated, unit } = line;
  const own = find(food, unit?.id ?? 'piece');
  const isTin = unit?.id === 'can' || unit?.id === 'jar';
  const isCounted = unit === null || unit.kind === 'count';
  const grams =
    isCounted && own !== null && isWritten(line.raw, stated) && !statesTotal(line.raw)
      ? inAll(stated, quantity!, isTin && isDrained(food) ? own.grams / DRAINED_SHARE : own.grams)
      : stated;
  if (own !== null) {
    const share = (own.grams * quantity!) / grams;
    if (Math.abs(share - 1) <= SAME_WEIGHT) return { serving: own, quantity: quantity!, isEstimated };
    // The weight on a tin includes its liquid. If the food is weighed without liquid, only a share of that weight
    // counts.
    if (isTin && isDrained(food)) {
      const left = share >= DRAINED_FROM && share <= DRAINED_TO ? share : DRAINED_SHARE;
      if (!/\b(?:drained weight|uitlekgewicht)\b/i.test(line.raw)) {
        return left === share
          ? { serving: own, quantity: quantity!, isEstimated: true }
          : inGrams(grams * left, food, true);
      }
    }
  }
  return inGrams(grams, food, isEstimated);
}

const WEIGHTS = /[\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔]*\s?-?\p{L}+/gu;

/**
 * Whether a line contains this weight literally, rather than as the product of a count and a weight: "2 packets of 250
 * g".
 */
function isWritten(raw: string, grams: number): boolean {
  return [...raw.matchAll(WEIGHTS)].some(([text]) => {
    const amount = readAmount(text.replace('-', ' '));
    return amount?.unit?.kind === 'mass' && Math.abs((amount.quantity * (amount.unit.size ?? 0)) / grams - 1) < 0.01;
  });
}

/** "2 cans (400 g)" may mean the weight of one or of both: whichever is closer to the usual contents of such a tin. */
function inAll(stated: number, count: number, usual: number): number {
  if (count <= 1) return stated;
  const distance = (each: number) => Math.abs(Math.log(each / usual));
  return distance(stated) < distance(stated / count) ? stated * count : stated;
}

function ofCount(line: IngredientLine, quantity: number, food: WeighableFood): Found | null {
  const piece = find(food, 'piece');
  if (line.part !== null && (piece === null || !isNamedAsPart(food.names, line.name))) {
    const parts = ofParts(line.part, quantity, food);
    if (parts !== null) return parts;
  }
  const sized = line.size === null ? null : find(food, line.size);
  if (sized !== null) return { serving: sized, quantity, isEstimated: line.isEstimated };
  if (piece !== null) return { serving: piece, quantity, isEstimated: line.isEstimated };
  if (quantity >= GRAMS_FROM) return inGrams(quantity, food, true);
  const counted = firstOf(food, COUNTED);
  return counted === null ? null : { serving: counted, quantity, isEstimated: true };
}

/**
 * Converts a volume to one of the food's measures: millilitres if it has them, or the largest spoon or cup that fits.
 */
function ofMl(
  ml: number,
  food: WeighableFood,
  isEstimated: boolean,
  isPoured: boolean,
  isPacked = false,
): Found | null {
  for (const [measure, size] of MILLILITRES) {
    const serving = find(food, measure);
    if (serving === null || isPacked) continue;
    const quantity = ml / size;
    const isSpoon = size === 15 || size === 5;
    return isSpoon && quantity > SPOONS_MAX
      ? inGrams(quantity * serving.grams, food, isEstimated)
      : { serving, quantity, isEstimated };
  }
  const density =
    isPoured && !isPacked ? Math.max(gramsPerMl(food), isLiquid(food) ? 1 : 0) : gramsPerMl(food, isPacked);
  return inGrams(ml * density, food, true);
}

function isLiquid({ category, name }: WeighableFood): boolean {
  return (
    ['DRINK', 'WINE', 'SOUP', 'SAUCE', 'DAIRY'].includes(category) || /\b(?:juice|milk|stock|water|cream)\b/i.test(name)
  );
}

function ofLikeMeasure(unit: KitchenUnit, quantity: number, food: WeighableFood): Found | null {
  if (isOfWholePieces(unit, food)) return null;
  const like = firstOf(food, LIKE[unit.id] ?? []);
  if (unit.id === 'bunch' && food.category === 'VEGETABLE') return inGrams(quantity * BUNCH_OF_VEGETABLES, food, true);
  const clove = find(food, 'clove');
  if (clove !== null && IN_CLOVES.has(unit.id)) {
    return { serving: clove, quantity: quantity * CLOVES_OF_BULB, isEstimated: true };
  }
  if (like !== null) return { serving: like, quantity, isEstimated: true };
  const part = ofParts(unit, quantity, food);
  if (part !== null) return part;
  return unit.size === null ? null : inGrams(quantity * unit.size, food, true);
}

/** Whether a bunch or sprig carries whole pieces of a food, of a number that differs: "1 bunch grapes", "2 takken tomaten". */
function isOfWholePieces(unit: KitchenUnit, food: WeighableFood): boolean {
  if (unit.id === 'bunch') return food.category === 'FRUIT';
  return unit.id === 'sprig' && (food.category === 'FRUIT' || (find(food, 'piece')?.grams ?? 0) >= PIECE_ON_SPRIG_FROM);
}

/**
 * "12 pineapple rings" are rings, not pineapples: the food's own serving for a ring, otherwise a share of a whole one.
 */
function ofParts(part: KitchenUnit, quantity: number, food: WeighableFood): Found | null {
  const own = find(food, part.id) ?? firstOf(food, LIKE[part.id] ?? []);
  if (own !== null) return { serving: own, quantity, isEstimated: true };
  const whole = find(food, 'piece') ?? find(food, 'head');
  if (whole !== null && part.id === 'half' && IS_WHOLE_BY_HALVES.has(food.category)) {
    return { serving: whole, quantity, isEstimated: true };
  }
  const isWholeSlice = part.id === 'slice' && !CUT_IN_SLICES.has(food.category);
  if (isWholeSlice && whole !== null && whole.grams <= SLICE_UP_TO) {
    return { serving: whole, quantity, isEstimated: true };
  }
  const ofAny = food.category === 'SPICE' ? PIECE_OF_SPICE : gramsOfPart(part.id, null);
  const grams = whole === null ? ofAny : gramsOfPart(part.id, whole.grams);
  return grams === null ? null : inGrams(quantity * grams, food, true);
}

function leastOf(food: WeighableFood): Found | null {
  const least = firstOf(food, LEAST);
  return least === null ? null : { serving: least, quantity: 1, isEstimated: true };
}

function inGrams(grams: number, food: WeighableFood, isEstimated: boolean): Found | null {
  const serving = find(food, 'g');
  return serving === null ? null : { serving, quantity: grams, isEstimated };
}

function find({ servings }: WeighableFood, measure: string): FoodServing | null {
  return servings.find((serving) => serving.measure === measure) ?? null;
}

function firstOf(food: WeighableFood, measures: readonly string[]): FoodServing | null {
  for (const measure of measures) {
    const serving = find(food, measure);
    if (serving !== null) return serving;
  }
  return null;
}
