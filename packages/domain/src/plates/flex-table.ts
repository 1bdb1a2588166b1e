import type { SlotMacros } from '../macros/macros.ts';
import { kitchenAmount, type KitchenAmount, type MeasuredFood, strayOf } from './kitchen-measure.ts';
import { factorOf, LOWEST_STEP, STEPS } from './plate-steps.ts';

/** The role of an ingredient in a dish, which decides how far its amount may move. */
export type IngredientRole = 'protein' | 'starch' | 'fat' | 'vegetable' | 'other';

/** A line of one portion: its grams, its role in the dish, and the lines it moves with. */
export type FlexAmount = MeasuredFood &
  Readonly<{
    grams: number;
    role: IngredientRole;
    /** Lines of one group, such as a batter, change only together; a line without a group changes on its own. */
    group?: number;
  }>;

/** A line with its energy and macros. */
export type FlexLine = FlexAmount &
  SlotMacros &
  Readonly<{
    /** Maximum grams of the food on a planned plate of a usual meal; no limit if absent. */
    most?: number;
    /** Maximum grams of the food on a planned plate, even of a large meal; no limit if absent. */
    mostEver?: number;
    /** Minimum grams of the food on a planned plate; no minimum if absent. */
    least?: number;
    /** Whether the food carries what is on it or in it, like bread; false if absent. */
    isCarrier?: boolean;
  }>;

/** A plate, as steps on the grid of sizes. */
export type PlateCode = Readonly<{ size: number; protein: number; starch: number; fat: number }>;

/** The parts of a plate: each line follows the steps of one of them. */
export const [WITH_SIZE, PROTEIN, STARCH, FAT] = [0, 1, 2, 3] as const;
const PARTS = 4;
const MACROS = 4;

/** The contents of a recipe's four parts at every step, with each line already rounded to a kitchen amount. */
export type FlexTable = Readonly<{
  lines: readonly FlexLine[];
  /** kcal, protein, fat and carbohydrates of a part at a step. */
  sums: Float64Array;
  /** By part and step: how far protein foods and starches exceed what people eat at once; see beyondAPlate. */
  beyond: Float64Array;
  /** By size: 1 if every line that must keep its proportion does so, otherwise 0. */
  keepsProportions: Uint8Array;
  /**
   * By part and step: the highest multiple of a usual meal's maximum among the lines; Infinity if a line is too small
   * to be served, or a carrier is not a whole number of pieces.
   */
  servings: Float64Array;
  /** By part and step: the highest multiple of the absolute maximum among the lines. */
  ofMostEver: Float64Array;
  /** Whether the recipe has lines that move independently, by part. */
  moves: Readonly<{ protein: boolean; starch: boolean; fat: boolean }>;
}>;

/** A line below this share of its group may be rounded freely. */
const MATTERS_FROM = 0.05;
/** How far rounding may change any other line of a group, as a share of its amount. */
const KEEPS_WITHIN = 0.2;
/**
 * How far rounding may change a carrier, as a share of its amount. One wrap instead of one and a half is too little.
 */
const CARRIES_WITHIN = 0.25;
/** Tolerance in grams for floating-point noise. */
const ROUNDING = 1e-6;
/**
 * AHEAD: how many steps protein may be ahead of starch, so that a plate remains a meal and bread can carry what is on
 * it (a factor of 1.3). FAR_AHEAD: the same for a meal that has to be nearly all protein (1.6).
 */
const [AHEAD, FAR_AHEAD] = [3, 4] as const;

function partOf({ group, role, measure }: FlexAmount): number {
  if (group !== undefined) return WITH_SIZE;
  // What is spread on bread follows the bread.
  if (measure === 'spread') return STARCH;
  return role === 'protein' ? PROTEIN : role === 'starch' ? STARCH : role === 'fat' ? FAT : WITH_SIZE;
}

/** Fat for frying is not reduced below a teaspoon, because less does not cover a pan. */
const LEAST_FAT = 'tsp';

/** The grams of a line at a step, before rounding to a kitchen amount. */
export function wantedOf(line: FlexAmount, step: number): number {
  const wanted = line.grams * factorOf(step);
  const spoon = line.role === 'fat' && line.group === undefined ? line.measures[LEAST_FAT] : undefined;
  return spoon === undefined ? wanted : Math.max(wanted, Math.min(line.grams, spoon));
}

/** Maximum grams of one protein food that people eat at once, whatever the meal. */
const MOST_PROTEIN_GRAMS = 400;
/** Maximum grams of small pieces of protein food that people eat at once, such as eggs. */
const MOST_PIECES_GRAMS = 220;
/** Maximum energy in kcal of one starch that people eat at once, whatever the meal. */
const MOST_STARCH_KCAL = 800;

/** How far a line exceeds what people eat at once, in units of 100 g of protein food or 100 kcal of starch. */
function beyondAPlate({ role, measure, isWhole, grams: written, kcal }: FlexLine, grams: number): number {
  if (role === 'protein' && measure !== 'ml')
    return Math.max(0, grams - (isWhole ? MOST_PIECES_GRAMS : MOST_PROTEIN_GRAMS)) / 100;
  return role === 'starch' ? Math.max(0, (grams / written) * kcal - MOST_STARCH_KCAL) / 100 : 0;
}

/** How far a plate exceeds what people eat at once; 0 for most plates. */
export function beyondOf({ beyond }: FlexTable, { size, protein, starch, fat }: PlateCode): number {
  const at = (part: number, step: number) => beyond[placeOf(part, step) / MACROS]!;
  return at(WITH_SIZE, size) + at(PROTEIN, size + protein) + at(STARCH, size + starch) + at(FAT, size + fat);
}

/** Computes the contents of a recipe's parts at every step. */
export function flexTable(lines: readonly FlexLine[]): FlexTable {
  const sums = new Float64Array(PARTS * STEPS * MACROS);
  const beyond = new Float64Array(PARTS * STEPS);
  const keepsProportions = new Uint8Array(STEPS).fill(1);
  const servings = new Float64Array(PARTS * STEPS);
  const ofMostEver = new Float64Array(PARTS * STEPS);
  const groups = new Map<number, number>();
  for (const { group, grams } of lines) if (group !== undefined) groups.set(group, (groups.get(group) ?? 0) + grams);
  const parts = new Set(lines.map(partOf));
  for (const line of lines) {
    const part = partOf(line);
    const mustKeep = line.group !== undefined && line.grams >= MATTERS_FROM * groups.get(line.group)!;
    for (let step = 0; step < STEPS; step += 1) {
      const wanted = wantedOf(line, step + LOWEST_STEP);
      const amount = kitchenAmount(wanted, line);
      if (mustKeep && strayOf(amount, wanted) > KEEPS_WITHIN) keepsProportions[step] = 0;
      const share = amount.grams / line.grams;
      const at = (part * STEPS + step) * MACROS;
      servings[at / MACROS] = Math.max(servings[at / MACROS]!, servingsOf(line, amount.grams, wanted));
      ofMostEver[at / MACROS] = Math.max(
        ofMostEver[at / MACROS]!,
        amount.grams / ((line.mostEver ?? Infinity) + ROUNDING),
      );
      beyond[at / MACROS] = beyond[at / MACROS]! + beyondAPlate(line, amount.grams);
      sums[at] = sums[at]! + share * line.kcal;
      sums[at + 1] = sums[at + 1]! + share * line.protein;
      sums[at + 2] = sums[at + 2]! + share * line.fat;
      sums[at + 3] = sums[at + 3]! + share * line.carbohydrates;
    }
  }
  return {
    lines,
    sums,
    beyond,
    keepsProportions,
    servings,
    ofMostEver,
    moves: { protein: parts.has(PROTEIN), starch: parts.has(STARCH), fat: parts.has(FAT) },
  };
}

/** Whether a size keeps the proportions of lines that belong together. */
export function keepsProportionsAt(table: FlexTable, size: number): boolean {
  return table.keepsProportions[size - LOWEST_STEP] === 1;
}

/** The grams of a line as a multiple of a usual meal's maximum; `wanted` is the amount before rounding. */
function servingsOf(line: FlexLine, grams: number, wanted: number): number {
  const { most = Infinity, least = 0, isCarrier = false } = line;
  const isTorn = isCarrier && Math.abs(grams - wanted) > CARRIES_WITHIN * wanted;
  return isTorn || grams < least - ROUNDING ? Infinity : grams / (most + ROUNDING);
}

/** Energy in kcal and macros in grams of the largest usual meal. */
const USUAL_MEAL = { kcal: 1100, protein: 52, carbohydrates: 105, fat: 65 } as const;
/**
 * Density of a meal, in grams of protein per 100 kcal, above which it may exceed the usual amounts of protein foods
 * (`protein`), of other foods (`others`) or the absolute maximum of protein foods (`atAll`), and at or above which it
 * counts as nearly all protein.
 */
const DENSE = { protein: 6, others: 6.5, atAll: 6.5, nearlyAll: 7 } as const;
/** The largest factor by which the absolute maximum of protein foods grows with the protein density of a meal. */
const MOST_FOR_DENSITY = 1.8;
/** Energy in kcal and macros in grams of a big eater's meal. */
const LARGE_MEAL = { kcal: 1600, protein: 62, carbohydrates: 130, fat: 75 } as const;

/**
 * The size of a meal as a multiple of a usual meal (at least 1), for its protein foods and for all others; `large` is
 * relative to a big eater's meal, which matters if, for example, one meal is half a day.
 */
export type MealSize = Readonly<{
  protein: number;
  others: number;
  large: Readonly<{ protein: number; others: number }>;
  /** How many steps the protein may be ahead of the starch. */
  mostAhead: number;
}>;

/**
 * The size of a meal. People who eat twice a day are served more of everything; those who need much protein for little
 * energy are served more of the foods that provide it.
 */
export function sizeOfMeal({ kcal, protein, carbohydrates, fat }: SlotMacros): MealSize {
  const density = kcal > 0 ? (100 * protein) / kcal : 0;
  const others = Math.max(
    1,
    kcal / USUAL_MEAL.kcal,
    carbohydrates / USUAL_MEAL.carbohydrates,
    fat / USUAL_MEAL.fat,
    (density / DENSE.others) ** 2,
  );
  return {
    others,
    protein: Math.max(others, protein / USUAL_MEAL.protein, (density / DENSE.protein) ** 2),
    large: {
      protein: Math.max(
        1,
        kcal / LARGE_MEAL.kcal,
        protein / LARGE_MEAL.protein,
        Math.min(MOST_FOR_DENSITY, (density / DENSE.atAll) ** 2),
      ),
      others: Math.max(1, kcal / LARGE_MEAL.kcal, carbohydrates / LARGE_MEAL.carbohydrates, fat / LARGE_MEAL.fat),
    },
    mostAhead: density < DENSE.nearlyAll ? AHEAD : FAR_AHEAD,
  };
}

/** Whether a part of a plate, at a step, stays within what people are served at a meal of this size. */
export function servesAt({ servings, ofMostEver }: FlexTable, part: number, step: number, meal: MealSize): boolean {
  const at = placeOf(part, step) / MACROS;
  const of = part === PROTEIN ? 'protein' : 'others';
  return servings[at]! <= meal[of] && ofMostEver[at]! <= meal.large[of];
}

/**
 * Whether a plate keeps its proportions, stays within what people are served at a meal of this size, and has no more
 * protein than its starch allows.
 */
export function isPlate(table: FlexTable, { size, protein, starch, fat }: PlateCode, meal: MealSize): boolean {
  return (
    keepsProportionsAt(table, size) &&
    protein - starch <= meal.mostAhead &&
    servesAt(table, WITH_SIZE, size, meal) &&
    servesAt(table, PROTEIN, size + protein, meal) &&
    servesAt(table, STARCH, size + starch, meal) &&
    servesAt(table, FAT, size + fat, meal)
  );
}

/** The index in `sums` of the four macros of a part at a step. */
export function placeOf(part: number, step: number): number {
  return (part * STEPS + step - LOWEST_STEP) * MACROS;
}

/** One macro of a plate: 0 is kcal, 1 protein, 2 fat, 3 carbohydrates. */
export function macroOfPlate({ sums }: FlexTable, macro: number, { size, protein, starch, fat }: PlateCode): number {
  return (
    sums[placeOf(WITH_SIZE, size) + macro]! +
    sums[placeOf(PROTEIN, size + protein) + macro]! +
    sums[placeOf(STARCH, size + starch) + macro]! +
    sums[placeOf(FAT, size + fat) + macro]!
  );
}

export function stepOfLine(line: FlexAmount, { size, protein, starch, fat }: PlateCode): number {
  const part = partOf(line);
  return size + (part === PROTEIN ? protein : part === STARCH ? starch : part === FAT ? fat : 0);
}

/** The lines of a plate, each as a kitchen amount, in the recipe's order. */
export function linesOfPlate(lines: readonly FlexAmount[], code: PlateCode): KitchenAmount[] {
  return lines.map((line) => kitchenAmount(wantedOf(line, stepOfLine(line, code)), line));
}
