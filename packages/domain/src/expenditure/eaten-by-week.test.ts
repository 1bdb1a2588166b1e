import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/plain-date.ts';
import { eatenByWeek, firstDateShown, WEEKS_SHOWN } from './eaten-by-week.ts';

/** A Wednesday. */
const TODAY = '2027-03-17';
const NOW = { today: TODAY, firstWeekday: 'monday' } as const;
const day = (date: string, kcal: number, isComplete = true) => ({ date, kcal, isComplete, targetKcal: 2000 });

describe('energy eaten by week', () => {
  it('is the mean of the complete days from Monday to Sunday, compared with the plan for those days', () => {
    const days = [
      day('2027-03-15', 1800),
      { ...day('2027-03-16', 2201), targetKcal: 2100 },
      day('2027-03-17', 300, false),
      day('2027-03-14', 2500),
    ];
    const weights = [
      { date: '2027-03-08', value: 80 },
      { date: '2027-03-15', value: 80 },
      { date: '2027-03-16', value: 79 },
    ];
    expect(eatenByWeek(days, weights, NOW)).toEqual([
      { start: '2027-03-15', completeDays: 2, kcal: 2001, targetKcal: 2050, kg: 79.9 },
      { start: '2027-03-08', completeDays: 1, kcal: 2500, targetKcal: 2000, kg: 80 },
    ]);
  });

  it.each([
    ['monday', '2027-03-08'],
    ['sunday', '2027-03-14'],
    ['saturday', '2027-03-13'],
  ] as const)('starts its weeks on %s', (firstWeekday, start) => {
    const [week] = eatenByWeek([day('2027-03-14', 1800)], [], { today: '2027-03-14', firstWeekday });
    expect(week).toMatchObject({ start, completeDays: 1, kcal: 1800 });
    expect(firstDateShown('2027-03-14', firstWeekday)).toBe(addDays(start, -7 * (WEEKS_SHOWN - 1)));
  });

  it('goes back to the first week with any data, including empty weeks since then', () => {
    const weeks = eatenByWeek([day('2027-03-15', 1800)], [{ date: '2027-02-22', value: 80 }], NOW);
    expect(weeks.map(({ start, kcal, kg }) => [start, kcal, kg])).toEqual([
      ['2027-03-15', 1800, null],
      ['2027-03-08', null, null],
      ['2027-03-01', null, null],
      ['2027-02-22', null, 80],
    ]);
  });

  it('covers at most twelve weeks', () => {
    const first = firstDateShown(TODAY, 'monday');
    expect(eatenByWeek([day(addDays(first, -1), 1800)], [], NOW)).toEqual([]);
    const weeks = eatenByWeek([day(first, 1800)], [], NOW);
    expect(weeks).toHaveLength(WEEKS_SHOWN);
    expect(weeks.at(-1)).toMatchObject({ start: first, kcal: 1800 });
  });

  it('is empty if no day is complete', () => {
    expect(eatenByWeek([day('2027-03-15', 1800, false)], [{ date: '2027-03-15', value: 80 }], NOW)).toEqual([]);
  });
});
