import { addDays, daysBetween, type PlainDate } from '../dates/plain-date.ts';
import type { Fault } from '../validation/fault.ts';
import { currentCycle, DEFAULT_CYCLE_LENGTH, type MenstrualCycle } from './current-cycle.ts';
import { validateMenstrualDate } from './validate-cycle.ts';

/** A person's record of her periods: their starts, earliest first, and the cycle length that she stated. */
export type CycleRecord = Readonly<{
  starts: readonly PlainDate[];
  /** In days; null if the person is not sure. */
  saidLength: number | null;
}>;

/** In days; two starts closer together than this are the same period, recorded twice. */
export const STARTS_APART_DAYS = 10;
/** The maximum number of starts in a record: about ten years' worth. */
export const PERIOD_STARTS_MAX = 130;
/**
 * Days from one start to the next that count as one cycle. FIGO (2018) calls a cycle normal up to 38 days. The maximum
 * here is higher, but still excludes most gaps in which a start was not recorded.
 */
export const CYCLE_DAYS_COUNTED = { min: 15, max: 60 } as const;
/** How many cycles the prediction is based on: the last six, and at least three. */
export const CYCLES_COUNTED = { min: 3, max: 6 } as const;
/** In days; the minimum uncertainty of the next start, since no cycle is more regular than that. */
export const SPREAD_DAYS_MIN = 2;

/**
 * Makes a date the last start: later starts are dropped as mistakes, and so is one shortly before it, which was the
 * same period.
 */
export function withLastStart(starts: readonly PlainDate[], date: PlainDate): readonly PlainDate[] {
  return [...starts.filter((start) => daysBetween(start, date) >= STARTS_APART_DAYS), date].slice(-PERIOD_STARTS_MAX);
}

/** A change to the recorded starts. Swapping `added` and `removed` undoes it. */
export type StartsChange = Readonly<{ added: readonly PlainDate[]; removed: readonly PlainDate[] }>;

/**
 * The starts after a change, or what is wrong with the added ones: an invalid or future date, the same period as
 * another, or more than a record can contain. Removing a start that is not recorded is allowed.
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

/** The recorded start that is so close to a date that both must be the same period; undefined if there is none. */
export function startNear(starts: readonly PlainDate[], date: PlainDate): PlainDate | undefined {
  return starts.find((start) => Math.abs(daysBetween(start, date)) < STARTS_APART_DAYS);
}

/**
 * A recorded start and the number of days until the next start; null for the last start, and if the gap is too long to
 * be one cycle.
 */
export type NotedCycle = Readonly<{ start: PlainDate; days: number | null }>;

/** The recorded cycles, latest first. */
export function notedCycles(starts: readonly PlainDate[]): readonly NotedCycle[] {
  const cycles = starts.map((start, index) => {
    const next = starts[index + 1];
    const days = next === undefined ? null : daysBetween(start, next);
    const isOne = days !== null && days >= CYCLE_DAYS_COUNTED.min && days <= CYCLE_DAYS_COUNTED.max;
    return { start, days: isOne ? days : null };
  });
  return cycles.toReversed();
}

/** Statistics of a person's own cycles, in days. */
export type OwnCycles = Readonly<{ count: number; median: number; shortest: number; longest: number }>;

/** The person's last cycles, with the median rounded to a day; null if too few are recorded. */
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

/**
 * The cycle length to use, in days: the median of the person's own cycles or, if too few are recorded, the length she
 * stated, or 28.
 */
export function countedLength({ starts, saidLength }: CycleRecord): number {
  return ownCycles(starts)?.median ?? saidLength ?? DEFAULT_CYCLE_LENGTH;
}

/** The cycle that a record implies: its last start and the cycle length to use. */
export function cycleOfRecord(record: CycleRecord): MenstrualCycle {
  return {
    lastMenstrualPeriodStartDate: record.starts.at(-1) ?? null,
    menstrualCycleLength: countedLength(record),
  };
}

/** When the next period is expected. */
export type PeriodPrediction = Readonly<{
  date: PlainDate;
  /**
   * The range according to the shortest and longest of the person's own cycles; null if too few cycles are recorded or
   * a start is missing.
   */
  between: Readonly<{ earliest: PlainDate; latest: PlainDate }> | null;
  /** When the first unrecorded start was expected; null if none is missing. */
  missedSince: PlainDate | null;
}>;

/**
 * When the next period is expected after a date, based on the same cycle length as the rest of the app; null if no
 * start is recorded.
 */
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
