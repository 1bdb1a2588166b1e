import { type PlateCode, stepOfLine, wantedOf } from '../../plates/flex-table.ts';
import { kitchenAmount } from '../../plates/kitchen-measure.ts';
import type { PlannerIngredient, PlannerRecipe } from '../week/plan-request.ts';

/** The measure of foods in tins, which do not keep once opened. */
const TIN = 'can';

/** A line of a recipe that comes from a tin. */
export type TinLine = Readonly<{
  line: PlannerIngredient;
  /** Grams of a whole tin. */
  size: number;
  /** Grams of the line by step; filled in on first use. */
  grams: Map<number, number>;
}>;

const NONE: readonly TinLine[] = [];

export function tinLinesOf({ ingredients }: PlannerRecipe): readonly TinLine[] {
  const lines = ingredients.flatMap((line): TinLine[] => {
    const size = line.measures[TIN];
    return size === undefined || line.boughtAs === null ? [] : [{ line, size, grams: new Map() }];
  });
  return lines.length === 0 ? NONE : lines;
}

/** How many tins a line uses on a plate. */
export function tinsOnPlate({ line, size, grams }: TinLine, code: PlateCode): number {
  const step = stepOfLine(line, code);
  let amount = grams.get(step);
  if (amount === undefined) {
    amount = kitchenAmount(wantedOf(line, step), line).grams;
    grams.set(step, amount);
  }
  return amount / size;
}
