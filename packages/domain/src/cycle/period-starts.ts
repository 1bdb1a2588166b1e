import { addDays, daysBetween, type PlainDate } from '../dates/plain-date.ts';
import type { Fault } from '../validation/fault.ts';
import { currentCycle, DEFAULT_CYCLE_LENGTH, type MenstrualCycle } from './current-cycle.ts';
import { validateMenstrualDate } from './validate-cycle.ts';

/** What a person noted of her periods: their starts, the earliest first, and the length in days that she said. */
export type CycleRecord = Readonly<{
  starts: readonly PlainDate[];
  /** Days; null where the person is not sure. */
  saidLength: number | null;
}>;

/** Days; two starts that lie closer together are the same period, noted twice. */
export const STARTS_APART_DAYS = 10;
/** How many starts a record holds: those of some ten years. */
export const PERIOD_STARTS_MAX = 130;
/**
 * Days; from one start to the next, what counts as one cycle: past the 38 days up to which FIGO (2018) calls a cycle
 * normal, by so much that two in which a start was not noted are mostly left out.
 */
export const CYCLE_DAYS_COUNTED = { min: 15, max: 60 } as const;
/** Of how many cycles the next one is expected: the last six, and no fewer than three. */
export const CYCLES_COUNTED = { min: 3, max: 6 } as const;
/** Days; how far off the next start may be said to be at least, since no cycle is that even. */
export const SPREAD_DAYS_MIN = 2;

/**
 * The starts where the last one was on a date: it is noted, what was noted after it was wrong, and one shortly before it is
 * the same period, corrected.
 */
export function withLastStart(starts: readonly PlainDate[], date: PlainDate): readonly PlainDate[] {
  return [...starts.filter((start) => daysBetween(start, date) >= STARTS_APART_DAYS), date].slice(-PERIOD_STARTS_MAX);
}

/** A change of the starts; the same the other way round undoes it. */
export type StartsChange = Readonly<{ added: readonly PlainDate[]; removed: readonly PlainDate[] }>;

/**
 * The starts after a change, or what is wrong with what is added: no date of the past, the same period as another, or more
 * than a record holds. To remove what is not there is right.
 */
export function changeStarts(
  starts: readonly PlainDate[],
  { added, removed }: StartsChange,
  today: PlainDate,
): { starts: readonly PlainDate[] } | { fault: Fault<StartFault> } {
  for (const date of added) {
    const fault = validateMenstrualDate(date, today);
    if (fault !== null) return { fault };
  }
  const kept = starts.filter((start) => !removed.includes(start));
  const changed = [...new Set([...kept, ...added])].toSorted();
  if (changed.some((start, index) => index > 0 && daysBetween(changed[index - 1]!, start) < STARTS_APART_DAYS)) {
    return { fault: { code: 'period_starts_too_close', limit: STARTS_APART_DAYS } };
  }
  if (changed.length > PERIOD_STARTS_MAX) return { fault: { code: 'too_many', limit: PERIOD_STARTS_MAX } };
  return { starts: changed };
}

export type StartFault =
  | NonNullable<ReturnType<typeof validateMenstrualDate>>['code']
  | 'period_starts_too_close'
  | 'too_many';

/** The start that is the same period as one on a date, noted wrongly; undefined where there is none. */
export function startNear(starts: readonly PlainDate[], date: PlainDate): PlainDate | undefined {
  return starts.find((start) => Math.abs(daysBetween(start, date)) < STARTS_APART_DAYS);
}

/** A start and how many days later the next one was: null for the last, and where it was too long to be one cycle. */
export type NotedCycle = Readonly<{ start: PlainDate; days: number | null }>;

/** The noted cycles, the latest first. */
export function notedCycles(starts: readonly PlainDate[]): readonly NotedCycle[] {
  const cycles = starts.map((start, index) => {
    const next = starts[index + 1];
    const days = next === undefined ? null : daysBetween(start, next);
    const isOne = days !== null && days >= CYCLE_DAYS_COUNTED.min && days <= CYCLE_DAYS_COUNTED.max;
    return { start, days: isOne ? days : null };
  });
  return cycles.toReversed();
}

/** What a person's own cycles come to, in days. */
export type OwnCycles = Readonly<{ count: number; median: number; shortest: number; longest: number }>;

/** The person's last cycles, the median rounded to a day; null where too few are noted to say anything. */
export function ownCycles(starts: readonly PlainDate[]): OwnCycles | null {
  const counted = notedCycles(starts)
    .flatMap(({ days }) => (days === null ? [] : [days]))
    .slice(0, CYCLES_COUNTED.max);
  if (counted.length < CYCLES_COUNTED.min) return null;
  const days = counted.toSorted((one, other) => one - other);
  const middle = (days.length - 1) / 2;
  const median = Math.round((days[Math.floor(middle)]! + days[Math.ceil(middle)]!) / 2);
  return { count: days.length, median, shortest: days[0]!, longest: days.at(-1)! };
}

/** Days that are counted with: the median of the person's own cycles, else the length that she said, else 28. */
export function countedLength({ starts, saidLength }: CycleRecord): number {
  return ownCycles(starts)?.median ?? saidLength ?? DEFAULT_CYCLE_LENGTH;
}

/** The cycle that a record comes to: its last start, and the days that are counted with. */
export function cycleOfRecord(record: CycleRecord): MenstrualCycle {
  return {
    lastMenstrualPeriodStartDate: record.starts.at(-1) ?? null,
    menstrualCycleLength: countedLength(record),
  };
}

/** When the next period is expected. */
export type PeriodPrediction = Readonly<{
  date: PlainDate;
  /** As early and as late as the person's own cycles were; null where they are too few, or a start was not noted. */
  between: Readonly<{ earliest: PlainDate; latest: PlainDate }> | null;
  /** When the first start was expected that is not noted; null where none is missing. */
  missedSince: PlainDate | null;
}>;

/** When the next period is expected after a date, the same as everywhere else; null where no start is noted. */
export function predictPeriod(record: CycleRecord, today: PlainDate): PeriodPrediction | null {
  const last = record.starts.at(-1);
  const { nextPeriodStart: date, length } = currentCycle('FEMALE', cycleOfRecord(record), today);
  if (last === undefined || date === null) return null;
  const isMissed = daysBetween(last, today) >= length;
  if (isMissed) return { date, between: null, missedSince: addDays(last, length) };
  const own = ownCycles(record.starts);
  const between = own && {
    earliest: addDays(date, -Math.max(SPREAD_DAYS_MIN, own.median - own.shortest)),
    latest: addDays(date, Math.max(SPREAD_DAYS_MIN, own.longest - own.median)),
  };
  return { date, between, missedSince: null };
}
