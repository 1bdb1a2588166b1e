import { isRealDate, type PlainDate } from './plain-date.ts';

/** A point in time, with the date and the offset of its timestamp. */
export type WrittenMoment = Readonly<{
  /** Milliseconds since 1970. */
  instant: number;
  /** The date in the timestamp, by its own offset. */
  date: PlainDate;
  /** How many minutes the offset is ahead of UTC. */
  offsetMinutes: number;
}>;

const RFC_3339 =
  /^(\d{4}-\d{2}-\d{2})t([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d|60)(?:\.(\d{1,20}))?)?(?:z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i;
const MINUTE_MS = 60_000;

/**
 * Parses an RFC 3339 timestamp with any offset. Seconds are optional, and anything finer than a millisecond is dropped.
 * Returns null if it is not a timestamp. A leap second counts as the second after it.
 */
export function readMoment(text: string): WrittenMoment | null {
  const match = RFC_3339.exec(text);
  if (!match) return null;
  const [, date = '', hours, minutes, seconds = '0', fraction = '0', sign, offsetHours = '0', offsetRest = '0'] = match;
  if (!isRealDate(date)) return null;
  const offset = Number(offsetHours) * 60 + Number(offsetRest);
  const offsetMinutes = sign === '-' && offset > 0 ? -offset : offset;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const ofDay = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS + Number(seconds) * 1000;
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  return { instant: midnight + ofDay + milliseconds - offsetMinutes * MINUTE_MS, date, offsetMinutes };
}
