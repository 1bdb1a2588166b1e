import { compareDates, DAY_MS, type PlainDate } from '../dates/plain-date.ts';
import { roundMeasurement, validateMeasurement } from '../progress/measurements.ts';
import type { WeightUnit } from '../units/weight-units.ts';

/** A weight as returned by a health store. */
export interface StoredWeight {
  readonly id: string;
  readonly kilograms: number;
  /** When the weight was measured, in milliseconds since 1970; `date` is the local date at that time. */
  readonly at: number;
  readonly date: PlainDate;
  /** Whether this app wrote the weight. */
  readonly isOwn: boolean;
}

/** Which weights this device has read from its health store, for one person. */
export interface ReadWeights {
  /** In milliseconds since 1970; weights measured earlier are not read. */
  readonly since: number;
  /** The records that were already handled, with their time of measurement. */
  readonly seen: Readonly<Record<string, number>>;
}

/** A weight from the health store that becomes a measurement. */
export interface WeighIn {
  readonly recordId: string;
  readonly at: number;
  readonly date: PlainDate;
  readonly value: number;
}

/** How late a scale may deliver a weight, in milliseconds. */
const LATE_MS = 3 * DAY_MS;

/** How far back weights are read; a health store returns no older ones. */
const MOST_MS = 30 * DAY_MS;

interface Given {
  readonly now: number;
  /** The dates for which the person already has a weight, whoever recorded it. */
  readonly weighedDates: ReadonlySet<PlainDate>;
  /** The unit in which the person enters weights. */
  readonly unit: WeightUnit;
}

/** The earliest time of the weights to read, in milliseconds since 1970. */
export function readFrom({ since }: ReadWeights, now: number): number {
  return Math.max(since, now - MOST_MS);
}

/**
 * The weights that become measurements: the first valid one of each date without a weight. `passed` contains the others
 * that were considered.
 */
export function chooseWeighIns(
  weights: readonly StoredWeight[],
  { seen }: ReadWeights,
  { now, weighedDates, unit }: Given,
): { weighIns: readonly WeighIn[]; passed: readonly StoredWeight[] } {
  const taken = new Set(weighedDates);
  const weighIns: WeighIn[] = [];
  const passed: StoredWeight[] = [];
  const fresh = weights.filter(({ id, at }) => seen[id] === undefined && at <= now);
  for (const weight of fresh.toSorted((a, b) => a.at - b.at || compareDates(a.date, b.date))) {
    const value = roundMeasurement(weight.kilograms);
    const isRight = !weight.isOwn && validateMeasurement('WEIGHT', value, unit) === null;
    if (isRight && !taken.has(weight.date)) {
      taken.add(weight.date);
      weighIns.push({ recordId: weight.id, at: weight.at, date: weight.date, value });
    } else passed.push(weight);
  }
  return { weighIns, passed };
}

/** Marks more records as handled. */
export function withSeen(read: ReadWeights, records: readonly Readonly<{ id: string; at: number }>[]): ReadWeights {
  return { ...read, seen: { ...read.seen, ...Object.fromEntries(records.map(({ id, at }) => [id, at])) } };
}

/** The state once everything has been handled: the next read begins early enough for scales that deliver late. */
export function caughtUp(read: ReadWeights, now: number): ReadWeights {
  const since = Math.max(read.since, now - LATE_MS);
  return { since, seen: Object.fromEntries(Object.entries(read.seen).filter(([, at]) => at >= since)) };
}
