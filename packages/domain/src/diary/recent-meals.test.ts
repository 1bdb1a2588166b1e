import { addDays } from '../dates/plain-date.ts';
import { describe, expect, it } from 'vitest';
import { firstRecentDate, type MealUse, orderForMoment, recentMeals } from './recent-meals.ts';

const TODAY = '2027-03-15';

function use(of: string, daysAgo: number, change: Partial<MealUse<number>> = {}): MealUse<number> {
  return { of, amount: '1', meal: daysAgo, moment: 'LUNCH', date: addDays(TODAY, -daysAgo), ...change };
}

const orderOf = (uses: readonly MealUse<number>[]) => recentMeals(uses, TODAY).map(({ meal }) => meal);

describe('recent meals', () => {
  it('go back sixty days', () => {
    expect(firstRecentDate(TODAY)).toBe('2027-01-14');
  });

  it('have one entry per food, with how often it was eaten at each moment', () => {
    const uses = [use('milk', 1), use('milk', 2, { moment: 'BREAKFAST' }), use('milk', 3)];
    expect(recentMeals(uses, TODAY)).toEqual([
      {
        meal: 1,
        uses: [
          { moment: 'LUNCH', count: 2, lastDate: '2027-03-14' },
          { moment: 'BREAKFAST', count: 1, lastDate: '2027-03-13' },
        ],
      },
    ]);
  });

  it('have the most frequent amount, or the latest one if several are equally frequent', () => {
    const large = { amount: '3' };
    expect(orderOf([use('milk', 1, large), use('milk', 2), use('milk', 3)])).toEqual([2]);
    expect(orderOf([use('milk', 1, large), use('milk', 2)])).toEqual([1]);
  });

  it('start with what was eaten often, unless that was long ago', () => {
    expect(orderOf([use('apple', 1), use('milk', 2), use('milk', 3)])).toEqual([2, 1]);
    expect(orderOf([use('apple', 1), use('milk', 50), use('milk', 51)])).toEqual([1, 50]);
  });

  it('count what is planned for a later day as if it were eaten today', () => {
    expect(orderOf([use('apple', -3), use('milk', 0)])).toEqual([-3, 0]);
  });

  it('include the best entries of a rarely logged moment even if another moment has many', () => {
    const lunches = Array.from({ length: 100 }, (_, at) => use(`lunch ${at}`, 1, { meal: 1000 + at }));
    const kept = orderOf([...lunches, use('toffee', 40, { moment: 'LATE_SNACK' })]);
    expect(kept).toHaveLength(21);
    expect(kept).toContain(40);
  });

  it('are empty for a person without a diary', () => {
    expect(recentMeals([], TODAY)).toEqual([]);
  });
});

describe('recent meals at a moment of the day', () => {
  it('start with what is eaten at that moment, most often first', () => {
    const uses = [
      use('toast', 1, { moment: 'BREAKFAST' }),
      use('toast', 2, { moment: 'BREAKFAST' }),
      use('soup', 3),
      use('apple', 4),
      use('apple', 5),
      use('apple', 6, { moment: 'BREAKFAST' }),
    ];
    const meals = recentMeals(uses, TODAY);
    const at = (moment: MealUse<number>['moment']) => orderForMoment(meals, moment, TODAY).map(({ meal }) => meal);
    expect(at('LUNCH')).toEqual([4, 3, 1]);
    expect(at('BREAKFAST')).toEqual([1, 4, 3]);
    expect(at('DINNER')).toEqual([4, 1, 3]);
  });
});
