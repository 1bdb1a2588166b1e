import { DAY_MS, type PlainDate } from '../dates/plain-date.ts';
import type { MenstrualPhase } from './menstrual-phases.ts';
import { currentCycle } from './current-cycle.ts';
import { type CycleRecord, cycleOfRecord, predictPeriod } from './period-starts.ts';

/**
 * The parts of a cycle that can be shared with a coach, each separately: today's phase, when the next period is
 * expected, and the recorded starts.
 */
export const CYCLE_PARTS = ['PHASE', 'NEXT_PERIOD', 'STARTS'] as const;
export type CyclePart = (typeof CYCLE_PARTS)[number];

/** In days; the longest that a cycle can be shared before its owner must confirm again. */
export const SHARING_DAYS_MAX = 366;

/** Whether sharing may end at this time: in the future, but no later than the maximum allows. */
export function isSharingEnd(end: Date, now: Date): boolean {
  const ahead = end.getTime() - now.getTime();
  return ahead > 0 && ahead <= SHARING_DAYS_MAX * DAY_MS;
}

/** What a coach sees of a cycle; null where a part is not shared or unknown. */
export type SharedCycle = Readonly<{
  phase: MenstrualPhase | null;
  nextPeriod: Readonly<{ date: PlainDate; earliest: PlainDate | null; latest: PlainDate | null }> | null;
  /** Whether an expected start was not recorded, which makes the phase and the prediction approximate. */
  isStartMissed: boolean | null;
  /** Earliest first. */
  starts: readonly PlainDate[] | null;
}>;

/** Returns the shared parts of a record, leaving out anything that would reveal an unshared part on the same day. */
export function sharedCycle(record: CycleRecord, parts: readonly CyclePart[], today: PlainDate): SharedCycle {
  const next = predictPeriod(record, today);
  const showsPhase = parts.includes('PHASE');
  const showsNext = parts.includes('NEXT_PERIOD');
  return {
    phase: showsPhase ? currentCycle('FEMALE', cycleOfRecord(record), today).phase : null,
    nextPeriod:
      showsNext && next !== null
        ? { date: next.date, earliest: next.between?.earliest ?? null, latest: next.between?.latest ?? null }
        : null,
    isStartMissed: (showsPhase || showsNext) && next !== null ? next.missedSince !== null : null,
    starts: parts.includes('STARTS') ? record.starts : null,
  };
}
