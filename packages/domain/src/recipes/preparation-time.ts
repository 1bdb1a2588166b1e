import type { PreparationTimeFilter } from './recipe-filters.ts';

/** Minutes for a meal that was cooked earlier and is only reheated. */
export const REHEATING_MINUTES = 5;

/**
 * A wait this long means that the dish is made the evening before, or waits through the day: it does not delay the
 * meal.
 */
const OVERNIGHT = 360;

/** Whether a dish waits so long that it is made the evening before. */
export function waitsOvernight(waiting: number): boolean {
  return waiting >= OVERNIGHT;
}

/** Minutes from the first move until a dish can be eaten, as planning counts them. */
export function minutesUntilServed(of: Readonly<{ preparation: number; cooking: number; waiting: number }>): number {
  return of.preparation + of.cooking + (waitsOvernight(of.waiting) ? 0 : of.waiting);
}

/**
 * Minutes from the first move until a dish can be eaten: preparation, cooking and all waiting, including overnight;
 * null if none of them is known. Recipes are sorted and filtered by it everywhere.
 */
export function totalMinutes(
  of: Readonly<{ preparation: number | null; cooking: number | null; waiting: number | null }>,
): number | null {
  return (of.preparation ?? 0) + (of.cooking ?? 0) + (of.waiting ?? 0) || null;
}

/** Minutes, both ends inclusive; null is open. */
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
