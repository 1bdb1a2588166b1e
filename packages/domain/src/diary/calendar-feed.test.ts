import { describe, expect, it } from 'vitest';
import { MEAL_MOMENTS } from '../slots/meal-moments.ts';
import { feedRange, minutesInCalendar, USUAL_TIMES } from './calendar-feed.ts';

const recipe = (preparation: number | null, cooking: number | null, waiting: number | null, isLeftover = false) => ({
  preparation,
  cooking,
  waiting,
  isLeftover,
});

describe('a meal in a calendar', () => {
  it('starts at a usual time, and the usual times follow the order of the day', () => {
    const times = MEAL_MOMENTS.map((moment) => USUAL_TIMES[moment]);
    expect(times).toEqual(times.toSorted());
    expect(new Set(times).size).toBe(MEAL_MOMENTS.length);
  });

  it.each([
    [recipe(10, 25, 5), 40],
    [recipe(5, null, null), 15],
    [recipe(null, null, null), 15],
    [recipe(30, 60, 45), 90],
    // The overnight wait does not count.
    [recipe(10, 15, 480), 25],
    [recipe(10, 45, 0, true), 15],
  ])('lasts for %j, in minutes: %s', (of, minutes) => {
    expect(minutesInCalendar(of)).toBe(minutes);
  });

  it('is shown in the two weeks before today and the six weeks from today', () => {
    expect(feedRange('2026-03-02')).toEqual({ first: '2026-02-16', last: '2026-04-12' });
  });
});
