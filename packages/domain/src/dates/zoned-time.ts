import { DAY_MS, type PlainDate } from './plain-date.ts';

/** A local time, `HH:MM` from `00:00` to `23:59`. */
export type ClockTime = string;

/** The local date and time in a time zone at a moment. */
export interface LocalMoment {
  readonly date: PlainDate;
  readonly time: ClockTime;
}

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const HALF_YEAR_MS = 182 * DAY_MS;
/** Cached, because creating a format takes a hundred times as long as using one. */
const formats = new Map<string, Intl.DateTimeFormat>();

export function isClockTime(text: string): boolean {
  return CLOCK_TIME.test(text);
}

/** The canonical spelling of an IANA time zone name; null if there is no such zone. */
export function timeZoneNamed(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/**
 * The local date and time in a time zone at a moment, in milliseconds since 1970. Throws RangeError on an unknown zone.
 */
export function localMoment(moment: number, timeZone: string): LocalMoment {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(moment)) part[type] = value;
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

/**
 * The moment, in milliseconds since 1970, of a local date and time in a time zone. If clocks show that time twice, the
 * first is returned; if they skip it, it is moved later by the length of the gap (as in RFC 5545). Throws RangeError on
 * an unknown zone.
 */
export function momentOf({ date, time }: LocalMoment, timeZone: string): number {
  const shown = shownAs({ date, time });
  const offsetAt = (moment: number) => shownIn(timeZone, moment) - moment;
  const [before, after] = [shown - offsetAt(shown - DAY_MS), shown - offsetAt(shown + DAY_MS)];
  const fits = [before, after].filter((moment) => shownIn(timeZone, moment) === shown);
  return fits.length === 0 ? before : Math.min(...fits);
}

/**
 * Whether two time zones have the same local time at a moment and half a year later. They may be two names of one zone,
 * or neighbours. Throws RangeError on an unknown zone.
 */
export function isSameClock(one: string, other: string, moment: number): boolean {
  return [moment, moment + HALF_YEAR_MS].every((at) => shownIn(one, at) === shownIn(other, at));
}

function shownIn(timeZone: string, moment: number): number {
  return shownAs(localMoment(moment, timeZone));
}

function shownAs({ date, time }: LocalMoment): number {
  return Date.parse(`${date}T${time}:00Z`);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}
