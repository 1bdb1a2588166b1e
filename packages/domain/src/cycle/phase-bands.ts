import { addDays, daysBetween, type PlainDate } from '../dates/plain-date.ts';
import type { MenstrualPhase } from './menstrual-phases.ts';
import { menstrualPhase } from './current-cycle.ts';
import { type CycleRecord, countedLength, CYCLE_DAYS_COUNTED } from './period-starts.ts';

/** The dates of one phase, both inclusive. */
export type PhaseBand = Readonly<{ phase: MenstrualPhase; from: PlainDate; to: PlainDate }>;

/**
 * The phases of the recorded cycles between two dates, both inclusive, in order. A cycle lasts until the next start.
 * The last cycle, and any cycle followed by an unrecorded start, gets the usual length of the person's own cycles.
 * Dates after it, and before the first start, have no phase.
 */
export function phaseBands(
  record: CycleRecord,
  { from, to }: Readonly<{ from: PlainDate; to: PlainDate }>,
): readonly PhaseBand[] {
  const counted = countedLength(record);
  return record.starts.flatMap((start, index) => {
    const next = record.starts[index + 1];
    const days = next === undefined ? Infinity : daysBetween(start, next);
    return bandsOfCycle(start, days <= CYCLE_DAYS_COUNTED.max ? days : counted, { from, to });
  });
}

function bandsOfCycle(start: PlainDate, length: number, { from, to }: Readonly<{ from: PlainDate; to: PlainDate }>) {
  const first = Math.max(0, daysBetween(start, from));
  const last = Math.min(length - 1, daysBetween(start, to));
  const bands: PhaseBand[] = [];
  for (let day = first; day <= last; day += 1) {
    const phase = menstrualPhase(day + 1, length);
    const date = addDays(start, day);
    const band = bands.at(-1);
    if (band?.phase === phase) bands[bands.length - 1] = { ...band, to: date };
    else bands.push({ phase, from: date, to: date });
  }
  return bands;
}
