import type { PartialMacros } from '../../macros/macros.ts';
import { type AmountOfFood, macrosOfAmounts } from '../amounts/macros-of-amounts.ts';

/** What a label states besides energy and macros; also fibre, because it may be only partly known. */
export const LABEL_NUTRIENTS = ['sugars', 'saturated_fat', 'fiber', 'salt'] as const;
export type LabelNutrient = (typeof LABEL_NUTRIENTS)[number];

/**
 * A sum that may be incomplete. `amount` is the total grams over the foods where they are known (null if there are
 * none), `unknown` the number of the other foods.
 */
export type KnownPart = Readonly<{ amount: number | null; unknown: number }>;
export type LabelNutrients = Readonly<Record<LabelNutrient, KnownPart>>;

/** Grams per 100 g of a food; null if unknown. */
export type LabelNutrientsPer100 = Readonly<Record<LabelNutrient, number | null>>;

/** An amount of a food with all its figures per 100 g, in kcal and grams; null if unknown. */
export type AmountWithFigures = AmountOfFood & Readonly<{ per100: LabelNutrientsPer100 }>;

/** The label nutrients of one food for which only energy and macros are known. */
export const NO_LABEL_NUTRIENTS: LabelNutrients = eachFigure(() => ({ amount: null, unknown: 1 }));

const GRAMS_OF_FIGURES = 100;

/** Builds label nutrients from the known part of each. */
export function eachFigure(of: (figure: LabelNutrient) => KnownPart): LabelNutrients {
  return { sugars: of('sugars'), saturated_fat: of('saturated_fat'), fiber: of('fiber'), salt: of('salt') };
}

/**
 * The total figures of several foods: a macro that any of them lacks is unknown; label nutrients state how many foods
 * are missing.
 */
export function figuresOfAmounts(
  amounts: readonly AmountWithFigures[],
): Readonly<{ macros: PartialMacros; further: LabelNutrients }> {
  return { macros: macrosOfAmounts(amounts), further: labelNutrientsOf(amounts) };
}

/** The total label nutrients of several foods, in grams. */
export function labelNutrientsOf(
  amounts: readonly Readonly<{ grams: number; per100: LabelNutrientsPer100 }>[],
): LabelNutrients {
  return eachFigure((figure) => {
    let sum = 0;
    let known = 0;
    let unknown = 0;
    for (const { grams, per100 } of amounts) {
      if (grams === 0) continue;
      const per = per100[figure];
      if (per === null) unknown += 1;
      else {
        known += 1;
        sum += (per * grams) / GRAMS_OF_FIGURES;
      }
    }
    return { amount: known === 0 && unknown > 0 ? null : sum, unknown };
  });
}

/** The total label nutrients of several meals; without meals, a known 0. */
export function addNutrients(parts: readonly LabelNutrients[]): LabelNutrients {
  return eachFigure((figure) => {
    const known = parts.flatMap((part) => part[figure].amount ?? []);
    const unknown = parts.reduce((count, part) => count + part[figure].unknown, 0);
    return { amount: known.length === 0 && unknown > 0 ? null : known.reduce((sum, one) => sum + one, 0), unknown };
  });
}

/** The label nutrients of a meal, multiplied; unknown stays unknown. */
export function scaleNutrients(further: LabelNutrients, times: number): LabelNutrients {
  return eachFigure((figure) => {
    const { amount, unknown } = further[figure];
    return { amount: amount === null ? null : amount * times, unknown };
  });
}
