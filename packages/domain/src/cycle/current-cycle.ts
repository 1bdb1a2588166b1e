import { addDays, daysBetween, type PlainDate } from '../dates/plain-date.ts';
import type { Gender } from '../energy/profile.ts';
import type { MenstrualPhase } from './menstrual-phases.ts';

/** In days; used if the length is unknown. */
export const DEFAULT_CYCLE_LENGTH = 28;
/** The number of days that count as menstruation, at the start of a cycle. */
export const MENSTRUATION_DAYS = 5;

export type MenstrualCycle = Readonly<{
  lastMenstrualPeriodStartDate: PlainDate | null;
  /** In days; null if the person is not sure. */
  menstrualCycleLength: number | null;
}>;

/** `day` counts from 1; `phase` and `nextPeriodStart` are null if no start date is known. */
export type CycleStatus = Readonly<{
  day: number;
  length: number;
  daysUntilNextPeriod: number;
  nextPeriodStart: PlainDate | null;
  phase: MenstrualPhase | null;
}>;

/** The phase on a day of the cycle, counted from 1; length in days. */
export function menstrualPhase(day: number, length: number): MenstrualPhase {
  const half = Math.round(length / 2);
  if (day <= MENSTRUATION_DAYS) return 'MENSTRUATION';
  if (day < half - 1) return 'FOLLICULAR';
  if (day <= half + 1) return 'OVULATION';
  return 'LUTEAL';
}

/**
 * Where a woman is in her cycle on a date. Without a start date, or for men, it is day 1 of 28 without a phase. Before
 * the start date, days are counted backwards.
 */
export function currentCycle(gender: Gender, cycle: MenstrualCycle, today: PlainDate): CycleStatus {
  const start = cycle.lastMenstrualPeriodStartDate;
  if (gender !== 'FEMALE' || start === null) {
    const length = DEFAULT_CYCLE_LENGTH;
    return { day: 1, length, daysUntilNextPeriod: length, nextPeriodStart: null, phase: null };
  }
  const length = cycle.menstrualCycleLength ?? DEFAULT_CYCLE_LENGTH;
  const elapsed = daysBetween(start, today);
  const day = (((elapsed % length) + length) % length) + 1;
  const daysUntilNextPeriod = length - (day - 1);
  return {
    day,
    length,
    daysUntilNextPeriod,
    nextPeriodStart: addDays(today, daysUntilNextPeriod),
    phase: menstrualPhase(day, length),
  };
}
