import { withMinus } from '@weekbord/phrases/minus';
import { useMemo } from 'react';
import { useRegion } from './language.ts';

/** The app's date formats; in American English the month comes before the day. */
const DATE_STYLES = {
  /** Mon 5 Jan, Mon Jan 5 */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Monday 5 January */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 5 January 2026 */
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 5 Jan */
  dayMonth: { day: 'numeric', month: 'short' },
  /** January 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Jan 26 */
  monthYear: { month: 'short', year: '2-digit' },
  /** Mon */
  weekday: { weekday: 'short' },
  /** Monday */
  weekdayLong: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DateStyle = keyof typeof DATE_STYLES;

export interface Format {
  /** Formats a calendar date, `YYYY-MM-DD`. */
  date: (date: string, style: DateStyle) => string;
  /** Formats a number with at most `decimals` decimals (0 by default). */
  number: (value: number, decimals?: number) => string;
  /** Formats a whole number; ? if it is unknown. */
  figure: (value: number | null) => string;
}

/** Returns formatters for dates and numbers in the current language. */
export function useFormat(): Format {
  const region = useRegion();
  return useMemo(() => createFormat(region), [region]);
}

/** Returns the IANA name of this device's time zone. */
export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Returns the formatters without React, for a given locale.
 * @internal
 */
export function createFormat(region: string): Format {
  const dateFormats = new Map<DateStyle, Intl.DateTimeFormat>();
  const numberFormats = new Map<number, Intl.NumberFormat>();
  const number = (value: number, decimals = 0) => {
    let format = numberFormats.get(decimals);
    if (!format)
      numberFormats.set(decimals, (format = new Intl.NumberFormat(region, { maximumFractionDigits: decimals })));
    return withMinus(format.format(value));
  };
  return {
    date(date, style) {
      let format = dateFormats.get(style);
      if (!format)
        dateFormats.set(style, (format = new Intl.DateTimeFormat(region, { ...DATE_STYLES[style], timeZone: 'UTC' })));
      const text = format.format(new Date(`${date}T12:00:00Z`));
      // Removes the comma, because a space suffices between a weekday and a date.
      return 'weekday' in DATE_STYLES[style] ? text.replace(',', '') : text;
    },
    number,
    figure: (value) => (value === null ? '?' : number(value)),
  };
}
