import { measureOfSubstitute } from '../../plates/kitchen-measure.ts';
import type { BrokenRule, FoodOfDish, Version } from './adapt-recipe.ts';

/** A food that can be measured, with the grams per unit of each measure. */
export type MeasurableFood = FoodOfDish & Readonly<{ measures: Readonly<Record<string, number>> }>;

/** A line of a recipe, for one portion: grams of a food, and the measure it is given in. */
export type MeasuredLine<F extends MeasurableFood> = Readonly<{
  food: F;
  grams: number;
  measure: string;
  /** Lines with the same number must change together; null if the line is independent. */
  group: number | null;
}>;

/**
 * The food that a line's food replaces; if several lines were merged, the food of the first, with the reasons for all.
 */
export type ReplacedFood<F> = Readonly<{ from: F; because: readonly BrokenRule[] }>;

/** A line of a version: the recipe's line that it is based on, and what differs from it. */
export type LineOfVersion<L extends MeasuredLine<MeasurableFood>> = Readonly<{
  written: L;
  /** The index of the original line in the recipe. */
  at: number;
  line: MeasuredLine<L['food']>;
  /** The food that was replaced; null if no part of the line was swapped. */
  swapped: ReplacedFood<L['food']> | null;
}>;

/**
 * The lines of a version with their measures: a substitute keeps the measure of the original food if it has that
 * measure, and lines of a group change together. An unchanged `line` is the original object.
 */
export function linesOfVersion<L extends MeasuredLine<MeasurableFood>>(
  written: readonly L[],
  { lines, changes = [], parts = [] }: Version<L['food']>,
): LineOfVersion<L>[] {
  return lines.map(({ food, grams }, line) => {
    const own = parts[line] ?? [line];
    const at = own[0]!;
    const like = written[at]!;
    const ofLine = changes.filter((change) => change.line === line);
    if (ofLine.length === 0 && own.length === 1) return { written: like, at, line: like, swapped: null };
    const measured = own.map((part) => written[part]!).find((one) => one.food.id === food.id);
    const group = own.map((part) => written[part]!.group).find((one) => one !== null) ?? null;
    const measure = measured?.measure ?? measureOfSubstitute(like.measure, food.measures);
    return { written: like, at, line: { food, grams, measure, group }, swapped: stoodIn(ofLine) };
  });
}

function stoodIn<F extends FoodOfDish>(
  changes: readonly Readonly<{ from: F; because: readonly BrokenRule[] }>[],
): ReplacedFood<F> | null {
  const [first, ...others] = changes;
  return first === undefined
    ? null
    : { from: first.from, because: [...first.because, ...others.flatMap(({ because }) => because)] };
}
