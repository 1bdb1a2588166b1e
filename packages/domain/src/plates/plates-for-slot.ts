import type { SlotMacros } from '../macros/macros.ts';
import {
  beyondOf,
  type FlexTable,
  keepsProportionsAt,
  isPlate,
  servesAt,
  sizeOfMeal,
  type PlateCode,
  macroOfPlate,
  placeOf,
  FAT,
  PROTEIN,
  STARCH,
  WITH_SIZE,
} from './flex-table.ts';
import { FAT_STEPS, factorOf, LARGEST_SIZE, PROTEIN_STEPS, SMALLEST_SIZE, STARCH_STEPS } from './plate-steps.ts';

/** Plates of one recipe for one kind of slot, as columns sorted by energy. */
export type Plates = Readonly<{
  count: number;
  kcal: Float64Array;
  protein: Float64Array;
  fat: Float64Array;
  carbohydrates: Float64Array;
  /** Penalty points for deviating from the original recipe. */
  changed: Float64Array;
  size: Int8Array;
  proteinStep: Int8Array;
  starchStep: Int8Array;
  fatStep: Int8Array;
}>;

/** LEAST_ENERGY and MOST_ENERGY: the range of a meal's energy, as a share of its slot's energy. */
const [LEAST_ENERGY, MOST_ENERGY] = [0.8, 1.2] as const;
/**
 * Plates are grouped by their energy and protein relative to the slot's target, with these bounds; the best plate of
 * each group is kept.
 */
const ENERGY_BOUNDS = [0.9, 1, 1.1] as const;
const PROTEIN_BOUNDS = [0.75, 1, 1.25] as const;
const KINDS = (ENERGY_BOUNDS.length + 1) * (PROTEIN_BOUNDS.length + 1);
/** Penalty points per step that protein and starch are moved. */
const MOVED = 0.03;
/** Penalty points for less fat than the recipe has. */
const LESS_FAT = 0.06;
/** Penalty points per step of size. */
const SIZED = 0.02;
/** Penalty points per 100 g of protein food or 100 kcal of starch beyond what people eat at once. */
const BEYOND = 2;
/** The smallest target of a macro, in grams, for which a share of it is meaningful. */
const SMALLEST_TARGET = 8;

function kindAmong(bounds: readonly number[], share: number): number {
  let kind = 0;
  while (kind < bounds.length && share >= bounds[kind]!) kind += 1;
  return kind;
}

/**
 * The plates of a recipe that suit a slot's energy, at most 16, different in energy and protein; empty if there are
 * none. With `isCapped`, fewer carbohydrates than the slot's target cost nothing.
 */
export function platesForSlot(table: FlexTable, target: SlotMacros, isCapped: boolean): Plates {
  const best = new Float64Array(KINDS).fill(Infinity);
  const found: (PlateCode | undefined)[] = Array.from({
    length: KINDS,
  });
  const aim = {
    protein: Math.max(SMALLEST_TARGET, target.protein),
    fat: Math.max(SMALLEST_TARGET, target.fat),
    carbohydrates: Math.max(SMALLEST_TARGET, target.carbohydrates),
  };
  const asWritten = macroOfPlate(table, 0, { size: 0, protein: 0, starch: 0, fat: 0 });
  const { moves, sums } = table;
  const meal = sizeOfMeal(target);
  for (let size = SMALLEST_SIZE; size <= LARGEST_SIZE; size += 1) {
    const near = (asWritten * factorOf(size)) / target.kcal;
    if (near < LEAST_ENERGY / 1.3 || near > MOST_ENERGY * 1.3) continue;
    if (!keepsProportionsAt(table, size) || !servesAt(table, WITH_SIZE, size, meal)) continue;
    // This is the planner's innermost loop, so it uses indexes into the sums instead of an object per plate.
    const whole = placeOf(WITH_SIZE, size);
    for (const protein of moves.protein ? PROTEIN_STEPS : NO_STEPS) {
      if (!servesAt(table, PROTEIN, size + protein, meal)) continue;
      const lean = placeOf(PROTEIN, size + protein);
      for (const starch of moves.starch ? STARCH_STEPS : NO_STEPS) {
        if (protein - starch > meal.mostAhead || !servesAt(table, STARCH, size + starch, meal)) continue;
        const filling = placeOf(STARCH, size + starch);
        for (const fat of moves.fat ? FAT_STEPS : NO_STEPS) {
          if (!servesAt(table, FAT, size + fat, meal)) continue;
          const rich = placeOf(FAT, size + fat);
          const share = (sums[whole]! + sums[lean]! + sums[filling]! + sums[rich]!) / target.kcal;
          if (share < LEAST_ENERGY || share > MOST_ENERGY) continue;
          const ofProtein = (sums[whole + 1]! + sums[lean + 1]! + sums[filling + 1]! + sums[rich + 1]!) / aim.protein;
          const ofFat = (sums[whole + 2]! + sums[lean + 2]! + sums[filling + 2]! + sums[rich + 2]!) / aim.fat;
          const carbohydrates =
            (sums[whole + 3]! + sums[lean + 3]! + sums[filling + 3]! + sums[rich + 3]!) / aim.carbohydrates - 1;
          const kind =
            kindAmong(ENERGY_BOUNDS, share) * (PROTEIN_BOUNDS.length + 1) + kindAmong(PROTEIN_BOUNDS, ofProtein);
          const points =
            Math.abs(ofFat - 1) +
            (isCapped ? Math.max(0, carbohydrates) : Math.abs(carbohydrates)) +
            changedPoints(table, size, protein, starch, fat);
          if (points >= best[kind]!) continue;
          best[kind] = points;
          found[kind] = { size, protein, starch, fat };
        }
      }
    }
  }
  return columnsOf(
    table,
    found.flatMap((code) => code ?? []),
  );
}

const NO_STEPS = [0] as const;

/** The proportions of a plate's protein, starch and fat; plates with the same steps can be cooked in one pot. */
export type PlateSteps = Omit<PlateCode, 'size'>;

/** All combinations of steps that a recipe has. */
export function stepsOf({ moves }: FlexTable): PlateSteps[] {
  return (moves.protein ? PROTEIN_STEPS : NO_STEPS).flatMap((protein) =>
    (moves.starch ? STARCH_STEPS : NO_STEPS).flatMap((starch) =>
      (moves.fat ? FAT_STEPS : NO_STEPS).map((fat) => ({ protein, starch, fat })),
    ),
  );
}

/** The plates of a recipe that suit a slot's energy and differ only in size; empty if there are none. */
export function platesOfSteps(table: FlexTable, target: SlotMacros, steps: PlateSteps): Plates {
  const codes: PlateCode[] = [];
  const meal = sizeOfMeal(target);
  for (let size = SMALLEST_SIZE; size <= LARGEST_SIZE; size += 1) {
    const code = { ...steps, size };
    const share = macroOfPlate(table, 0, code) / target.kcal;
    if (share >= LEAST_ENERGY && share <= MOST_ENERGY && isPlate(table, code, meal)) codes.push(code);
  }
  return columnsOf(table, codes);
}

function changedPoints(table: FlexTable, size: number, protein: number, starch: number, fat: number): number {
  return (
    MOVED * (Math.abs(protein) + Math.abs(starch)) +
    (fat === 0 ? 0 : LESS_FAT) +
    SIZED * Math.abs(size) +
    BEYOND * beyondOf(table, { size, protein, starch, fat })
  );
}

/** Plates as columns, sorted by energy. */
function columnsOf(table: FlexTable, unordered: readonly PlateCode[]): Plates {
  const codes = unordered
    .map((code) => ({ code, kcal: macroOfPlate(table, 0, code) }))
    .toSorted((a, b) => a.kcal - b.kcal)
    .map(({ code }) => code);
  const macro = (which: number) => Float64Array.from(codes, (code) => macroOfPlate(table, which, code));
  return {
    count: codes.length,
    kcal: macro(0),
    protein: macro(1),
    fat: macro(2),
    carbohydrates: macro(3),
    changed: Float64Array.from(codes, ({ size, protein, starch, fat }) =>
      changedPoints(table, size, protein, starch, fat),
    ),
    size: Int8Array.from(codes, ({ size }) => size),
    proteinStep: Int8Array.from(codes, ({ protein }) => protein),
    starchStep: Int8Array.from(codes, ({ starch }) => starch),
    fatStep: Int8Array.from(codes, ({ fat }) => fat),
  };
}
