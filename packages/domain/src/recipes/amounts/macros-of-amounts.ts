import type { PartialMacros } from '../../macros/macros.ts';

/** An amount of a food with figures per 100 g, in kcal and grams; null if unknown. */
export type AmountOfFood = Readonly<{ grams: number; per100: PartialMacros }>;

const FIGURES = ['kcal', 'protein', 'fat', 'carbohydrates', 'fiber'] as const;
const GRAMS_OF_FIGURES = 100;

/** The figures of this many grams of a food; unknown stays unknown. */
export function macrosOfGrams(per100: PartialMacros, grams: number): PartialMacros {
  const of = (figure: number | null): number | null => (figure === null ? null : (figure * grams) / GRAMS_OF_FIGURES);
  return {
    kcal: of(per100.kcal),
    protein: of(per100.protein),
    fat: of(per100.fat),
    carbohydrates: of(per100.carbohydrates),
    fiber: of(per100.fiber),
  };
}

/** The total figures of several foods; a figure that any of them lacks is unknown. */
export function macrosOfAmounts(amounts: Iterable<AmountOfFood>): PartialMacros {
  const total: Record<(typeof FIGURES)[number], number | null> = {
    kcal: 0,
    protein: 0,
    fat: 0,
    carbohydrates: 0,
    fiber: 0,
  };
  for (const { grams, per100 } of amounts) {
    if (grams === 0) continue;
    for (const figure of FIGURES) {
      const sum = total[figure];
      const per = per100[figure];
      total[figure] = sum === null || per === null ? null : sum + (per * grams) / GRAMS_OF_FIGURES;
    }
  }
  return total;
}
