import type { Macros, PartialMacros } from '../macros/macros.ts';

/** A sum that may be incomplete: `amount` is null if nothing is known, `isPartial` is true if anything is unknown. */
export type Total = Readonly<{ amount: number | null; isPartial: boolean }>;
export type MacroTotals = Readonly<{ [Key in keyof Macros]: Total }>;

/** Sums one nutrient; the sum of no values is a known 0. */
export function sumKnown(values: readonly (number | null)[]): Total {
  const known = values.filter((value) => value !== null);
  const amount = known.length === 0 && values.length > 0 ? null : known.reduce((sum, value) => sum + value, 0);
  return { amount, isPartial: known.length < values.length };
}

/** Sums macros in kcal and grams. Unknown values are left out and marked, never counted as 0. */
export function sumMacros(parts: readonly PartialMacros[]): MacroTotals {
  return {
    kcal: sumKnown(parts.map((part) => part.kcal)),
    protein: sumKnown(parts.map((part) => part.protein)),
    fat: sumKnown(parts.map((part) => part.fat)),
    carbohydrates: sumKnown(parts.map((part) => part.carbohydrates)),
    fiber: sumKnown(parts.map((part) => part.fiber)),
  };
}
