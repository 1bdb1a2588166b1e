import type { PreparationTimeFilter } from '../list/recipe-filters.ts';

/** Minutes for a meal that was cooked earlier and is only reheated. */
export const REHEATING_MINUTES = 5;

/**
 * In minutes; a wait this long means that the dish is prepared the evening before or rests through the day, so it does
 * not delay the meal.
 */
const OVERNIGHT = 360;

/** Whether a dish waits so long that it is prepared the evening before. */
export function waitsOvernight(waiting: number): boolean {
  return waiting >= OVERNIGHT;
}

/** Minutes from the start until a dish can be eaten, as the planner counts them. */
export function minutesUntilServed(of: Readonly<{ preparation: number; cooking: number; waiting: number }>): number {
  return of.preparation + of.cooking + (waitsOvernight(of.waiting) ? 0 : of.waiting);
}

/**
 * Minutes from the start until a dish can be eaten: preparation, cooking and all waiting, including overnight; null if
 * all are unknown. Recipes are sorted and filtered by this.
 */
export function totalMinutes(
  of: Readonly<{ preparation: number | null; cooking: number | null; waiting: number | null }>,
): number | null {
  return (of.preparation ?? 0) + (of.cooking ?? 0) + (of.waiting ?? 0) || null;
}

/** A range of minutes, both ends inclusive; a null end is open. */
export type MinutesRange = Readonly<{ from: number | null; to: number | null }>;

const RANGES: Readonly<Record<PreparationTimeFilter, MinutesRange>> = {
  LTE_5: { from: 1, to: 5 },
  LTE_10: { from: 6, to: 10 },
  LTE_15: { from: 11, to: 15 },
  LTE_20: { from: 11, to: 20 },
  LTE_30: { from: 21, to: 30 },
  GTE_30: { from: 31, to: 60 },
  ALL: { from: null, to: null },
};

/** The range of total minutes that a filter selects. */
export function preparationRange(filter: PreparationTimeFilter): MinutesRange {
  return RANGES[filter];
}
