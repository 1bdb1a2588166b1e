import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { describe, expect, it } from 'vitest';
import { viewDay } from './day-view.ts';
import { item, slot } from './meals.test-support.ts';
import { momentToFill, nextMeal } from './next-meal.ts';

const MOMENTS = ['BREAKFAST', 'LUNCH', 'DINNER'] as const satisfies readonly MealMoment[];
const MORNING = 8;
const ALL = { mayEdit: true, mayAddMore: true };
const SLOTS = MOMENTS.map((moment, index) => slot(index + 1, moment));

/** A day of three moments: `e` is eaten, `p` is planned, `-` is empty. */
const dayOf = (meals: string) =>
  viewDay(
    {
      calendar_items: MOMENTS.flatMap((moment, at) =>
        meals[at] === '-' ? [] : [item(at + 1, moment, { status: meals[at] === 'e' ? 'EATEN' : 'PLANNED' })],
      ),
    },
    SLOTS,
  );

describe('nextMeal', () => {
  it.each([
    ['ppp', 'BREAKFAST'],
    ['epp', 'LUNCH'],
    ['pep', 'DINNER'],
    ['eep', 'DINNER'],
    ['-pp', 'LUNCH'],
    ['pee', 'BREAKFAST'],
    ['eee', undefined],
    ['---', undefined],
  ])('the next meal of the day %s is: %s', (meals, moment) => {
    expect(nextMeal(dayOf(meals), MORNING)?.moment).toBe(moment);
  });

  it.each([
    ['ppp', 14, 'LUNCH'],
    ['ppp', 15, 'DINNER'],
    ['epp', 21, 'DINNER'],
    ['epe', 21, undefined],
    ['ppp', 22, undefined],
  ])('the next meal of the day %s at %s o’clock is: %s', (meals, hour, moment) => {
    expect(nextMeal(dayOf(meals), hour)?.moment).toBe(moment);
  });
});

describe('momentToFill', () => {
  it.each([
    ['epp', true, 'LUNCH'],
    ['e-p', true, 'DINNER'],
    ['e--', true, 'LUNCH'],
    ['eee', true, 'DINNER'],
    ['p-p', false, 'LUNCH'],
    ['ppp', false, 'DINNER'],
  ])('the moment to fill on the day %s (today: %s) is: %s', (meals, isToday, moment) => {
    expect(momentToFill(dayOf(meals), isToday ? MORNING : null, ALL)?.moment).toBe(moment);
  });

  it.each([
    ['epp', undefined],
    ['p-p', 'LUNCH'],
    ['e--', 'LUNCH'],
  ])('the moment to fill on the day %s, if filled moments accept no more meals, is: %s', (meals, moment) => {
    expect(momentToFill(dayOf(meals), MORNING, { mayEdit: true, mayAddMore: false })?.moment).toBe(moment);
    expect(momentToFill(dayOf(meals), MORNING, { mayEdit: false, mayAddMore: false })).toBeUndefined();
  });

  it('the moment to fill is always a moment of the plan', () => {
    expect(momentToFill(viewDay({ calendar_items: [item(1, 'LATE_SNACK')] }, []), MORNING, ALL)).toBeUndefined();
  });
});
