import { daysBetween, type PlainDate } from '../dates/plain-date.ts';
import type { MenstrualCycle } from './current-cycle.ts';

/** What a person noted of her periods: their starts, the earliest first, and the length in days that she said. */
export type CycleRecord = Readonly<{
  starts: readonly PlainDate[];
  /** Days; null where the person is not sure. */
  saidLength: number | null;
}>;

/** Days; two starts that lie closer together are the same period, noted twice. */
export const STARTS_APART_DAYS = 10;

/**
 * The starts where the last one was on a date: it is noted, what was noted after it was wrong, and one shortly before it is
 * the same period, corrected.
 */
export function withLastStart(starts: readonly PlainDate[], date: PlainDate): readonly PlainDate[] {
  return [...starts.filter((start) => daysBetween(start, date) >= STARTS_APART_DAYS), date];
}

/** The cycle that a record comes to: its last start, and the days that are counted with. */
export function cycleOfRecord({ starts, saidLength }: CycleRecord): MenstrualCycle {
  return { lastMenstrualPeriodStartDate: starts.at(-1) ?? null, menstrualCycleLength: saidLength };
}
