import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_WEEKDAYS, weekdaysFrom, weekStart } from './first-weekday.ts';
import { addDays, daysBetween, isoWeekStart, weekdayOf } from './plain-date.ts';
import { WEEKDAYS } from './weekdays.ts';

const dates = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('2000-01-01', days));

describe('a week', () => {
  it.each([
    ['monday', '2026-03-02', '2026-03-02'],
    ['monday', '2026-03-08', '2026-03-02'],
    ['sunday', '2026-03-07', '2026-03-01'],
    ['sunday', '2026-03-08', '2026-03-08'],
    ['sunday', '2026-03-09', '2026-03-08'],
    ['saturday', '2026-03-06', '2026-02-28'],
    ['saturday', '2026-03-07', '2026-03-07'],
    ['saturday', '2026-03-08', '2026-03-07'],
  ] as const)('has the right bounds: a week that starts on a %s and contains %s starts on %s', (first, date, start) => {
    expect(weekStart(date, first)).toBe(start);
  });

  it('starts on its first weekday, at most six days before each of its dates; the ISO week starts on Monday', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...FIRST_WEEKDAYS), (date, first) => {
        const start = weekStart(date, first);
        expect(weekdayOf(start)).toBe(first);
        expect(weekdaysFrom(first)[daysBetween(start, date)]).toBe(weekdayOf(date));
        expect(weekStart(date, 'monday')).toBe(isoWeekStart(date));
      }),
    );
  });

  it('has every weekday once', () => {
    expect(weekdaysFrom('saturday').slice(0, 3)).toEqual(['saturday', 'sunday', 'monday']);
    for (const first of FIRST_WEEKDAYS) expect(weekdaysFrom(first).toSorted()).toEqual(WEEKDAYS.toSorted());
  });
});
