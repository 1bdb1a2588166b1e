/** What a meal offers: grams of protein and minutes in all; null is unknown. */
export type OfferedMeal = Readonly<{ protein: number | null; minutes: number | null }>;

/** What a meal has over another: grams of protein, or minutes that it is ready sooner. */
export type Gain = Readonly<{ kind: 'PROTEIN'; grams: number } | { kind: 'SOONER'; minutes: number }>;

/** Grams of protein from which more of it is worth a word. */
const MUCH_PROTEIN = 8;
/** Minutes from which being sooner is worth a word. */
const MUCH_SOONER = 10;

/** The most telling gain of a meal over the one whose place it would take; null where there is none worth a word. */
export function gainOfMeal(meal: OfferedMeal, before: OfferedMeal): Gain | null {
  const grams = Math.round((meal.protein ?? 0) - (before.protein ?? Infinity));
  if (grams >= MUCH_PROTEIN) return { kind: 'PROTEIN', grams };
  const minutes = (before.minutes ?? 0) - (meal.minutes ?? Infinity);
  return minutes >= MUCH_SOONER ? { kind: 'SOONER', minutes } : null;
}
