import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isStale, keepPlannerDay, openingDay, weekFrom, withinReach } from './diary-dates.ts';

const MINUTE_MS = 60_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2027, 0, 6, 12));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the diary’s dates', () => {
  it('are in weeks of seven days', () => {
    expect(weekFrom('2027-01-04')).toEqual([
      '2027-01-04',
      '2027-01-05',
      '2027-01-06',
      '2027-01-07',
      '2027-01-08',
      '2027-01-09',
      '2027-01-10',
    ]);
  });

  it('[DIA-13] can be stepped through up to 14 days ahead', () => {
    expect(withinReach('2027-01-20', '2027-01-06')).toBe('2027-01-20');
    expect(withinReach('2027-01-21', '2027-01-06')).toBe('2027-01-20');
    expect(withinReach('2020-02-29', '2027-01-06')).toBe('2020-02-29');
  });

  it('[DIA-13] start at the day last opened, for up to a quarter of an hour', () => {
    expect(openingDay()).toBe('2027-01-06');
    keepPlannerDay('2027-01-09');
    vi.advanceTimersByTime(15 * MINUTE_MS);
    expect(openingDay()).toBe('2027-01-09');
    expect(isStale()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(openingDay()).toBe('2027-01-06');
    expect(isStale()).toBe(true);
  });

  it('start at today if the stored date cannot be read', () => {
    localStorage.setItem('weekbord.planner-day', '{"date":7');
    expect(openingDay()).toBe('2027-01-06');
  });

  it.each(['2027-01-21', '2027-02-30', 'soup'])('start at today if %s is stored, which cannot be planned', (kept) => {
    keepPlannerDay(kept);
    expect(openingDay()).toBe('2027-01-06');
  });
});
