import type { PreparationTimeFilter } from '../vocabulary.ts';

/** Minutes that a meal takes that was cooked before and is only warmed. */
export const REHEATING_MINUTES = 5;

/** What waits so long was made the evening before, or waits through the day: it keeps nobody from the table. */
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
 * Minutes from the first move until a dish can be eaten: preparation, cooking and all waiting, a night's too; null where
 * none of them is known. What a recipe's minutes are wherever they are sorted or filtered by.
 */
export function totalMinutes(
  of: Readonly<{ preparation: number | null; cooking: number | null; waiting: number | null }>,
): number | null {
  return (of.preparation ?? 0) + (of.cooking ?? 0) + (of.waiting ?? 0) || null;
}

/** Minutes, both ends included; null is open. */
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

/** The minutes in all that a filter asks for. */
export function preparationRange(filter: PreparationTimeFilter): MinutesRange {
  return RANGES[filter];
}
