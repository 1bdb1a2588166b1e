import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from './weekdays.ts';
import { addDays, compareDates, dateRange, daysBetween, isRealDate, isoWeekStart, weekdayOf } from './plain-date.ts';

const dates = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('2000-01-01', days));

describe('the calendar', () => {
  it.each(['2024-02-29', '2026-12-31', '1999-01-01'])('[CAL-03] accepts %s', (date) => {
    expect(isRealDate(date)).toBe(true);
  });

  it.each(['2026-02-29', '2026-02-30', '2026-13-01', '2026-1-1', '01-01-2026', '', '2026-01-01T00:00'])(
    '[CAL-03] refuses %j',
    (date) => {
      expect(isRealDate(date)).toBe(false);
    },
  );

  it('[CAL-03] counts days as the JavaScript engine does: every day of two centuries, and the last and first of every year', () => {
    const daysSince1970 = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
    const wrong = (date: string) => daysBetween('1970-01-01', date) !== daysSince1970(date);
    const years = Array.from({ length: 10_000 }, (_, year) => String(year).padStart(4, '0'));
    expect(dateRange('1899-12-31', '2101-01-01').filter(wrong)).toEqual([]);
    expect(years.flatMap((year) => [`${year}-01-01`, `${year}-12-31`]).filter(wrong)).toEqual([]);
  });

  it.each([1900, 2000, 2023, 2024, 2100])('[CAL-03] rejects the day after the last day of each month of %d', (year) => {
    for (let month = 1; month <= 12; month += 1) {
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
      const dateOf = (day: number) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      expect([0, 1, last, last + 1].map((day) => isRealDate(dateOf(day)))).toEqual([false, true, true, false]);
    }
  });

  it('[CAL-03] adds days across months, leap days and daylight saving', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  });

  it('[CAL-03] starts weeks on Monday', () => {
    expect(weekdayOf('2026-01-05')).toBe('monday');
    expect(weekdayOf('2026-01-04')).toBe('sunday');
    expect(isoWeekStart('2026-01-04')).toBe('2025-12-29');
    expect(isoWeekStart('2026-01-05')).toBe('2026-01-05');
  });

  it('[CAL-03] lists a range with both ends', () => {
    expect(dateRange('2026-01-30', '2026-02-02')).toEqual(['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02']);
    expect(dateRange('2026-01-02', '2026-01-01')).toEqual([]);
  });

  it('[CAL-03] returns to the same date after adding and subtracting', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(addDays(moved, -days)).toBe(date);
        expect(daysBetween(date, moved)).toBe(days);
        expect(Math.sign(compareDates(moved, date))).toBe(Math.sign(days));
        expect(WEEKDAYS.indexOf(weekdayOf(date))).toBe(daysBetween(isoWeekStart(date), date));
      }),
    );
  });
});
