/** kcal per gram, as on European food labels. */
export const KCAL_PER_GRAM = { fat: 9, carbohydrates: 4, protein: 4, fiber: 2, alcohol: 7 } as const;

/** The energy in kcal of macros in grams. Carbohydrates are the available ones, without fibre. */
export function kcalOfMacros(
  grams: Readonly<{ protein: number; fat: number; carbohydrates: number; fiber?: number; alcohol?: number }>,
): number {
  return (
    grams.protein * KCAL_PER_GRAM.protein +
    grams.carbohydrates * KCAL_PER_GRAM.carbohydrates +
    grams.fat * KCAL_PER_GRAM.fat +
    (grams.fiber ?? 0) * KCAL_PER_GRAM.fiber +
    (grams.alcohol ?? 0) * KCAL_PER_GRAM.alcohol
  );
}
