import type { PartialMacros } from '@weekbord/domain/macros/macros';

/** Returns the nutrition of a number of servings; unknown values stay unknown. */
export function figuresOf(serving: PartialMacros, quantity: number): PartialMacros {
  const of = (figure: number | null) => (figure === null ? null : figure * quantity);
  return {
    kcal: of(serving.kcal),
    protein: of(serving.protein),
    carbohydrates: of(serving.carbohydrates),
    fat: of(serving.fat),
    fiber: of(serving.fiber),
  };
}
