/** A meal's grams of protein and total minutes; null if unknown. */
export type OfferedMeal = Readonly<{ protein: number | null; minutes: number | null }>;

/** The benefit of a meal over another: additional grams of protein, or how many minutes sooner it is ready. */
export type Gain = Readonly<{ kind: 'PROTEIN'; grams: number } | { kind: 'SOONER'; minutes: number }>;

/** The minimum additional protein worth mentioning, in grams. */
const MUCH_PROTEIN = 8;
/** The minimum time saving worth mentioning, in minutes. */
const MUCH_SOONER = 10;

/** The main benefit of a meal over the one it would replace; null if none is worth mentioning. */
export function benefitOfSwap(meal: OfferedMeal, before: OfferedMeal): Gain | null {
  const grams = Math.round((meal.protein ?? 0) - (before.protein ?? Infinity));
  if (grams >= MUCH_PROTEIN) return { kind: 'PROTEIN', grams };
  const minutes = (before.minutes ?? 0) - (meal.minutes ?? Infinity);
  return minutes >= MUCH_SOONER ? { kind: 'SOONER', minutes } : null;
}
