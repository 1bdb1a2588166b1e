import { describe, expect, it } from 'vitest';
import {
  countFilters,
  inspirationQueryOf,
  mealTypesOf,
  readInspirationFilters,
  TIME_CHOICES,
  withMealTypes,
} from './inspiration-filters.ts';

describe('[REC-01] the filters of the inspiration stand in the address', () => {
  it('and come back from it as they were', () => {
    const filters = {
      q: 'pasta pesto',
      meals: 'LUNCH.DINNER',
      time: 'LTE_20',
      favourites: true,
      vegan: true,
      sort: 'NAME',
    };
    expect(readInspirationFilters(filters)).toEqual(filters);
    expect(countFilters(readInspirationFilters(filters))).toBe(3);
  });

  it('and what is no filter is left out', () => {
    expect(readInspirationFilters({})).toEqual({});
    expect(readInspirationFilters({ q: '  ', meals: 'TEA.x', time: 'LTE_15', favourites: 'yes', other: 1 })).toEqual(
      {},
    );
    expect(readInspirationFilters({ q: 7, meals: ['DINNER'], time: null })).toEqual({ q: '7' });
    expect(readInspirationFilters({ q: 'x'.repeat(500) }).q).toHaveLength(100);
  });

  it('and name each meal once, in the order of the day', () => {
    expect(mealTypesOf({ meals: 'SNACK.BREAKFAST.SNACK' })).toEqual(['BREAKFAST', 'SNACK']);
    expect(withMealTypes({ q: 'x', meals: 'SNACK' }, [])).toEqual({ q: 'x' });
  });
});

it('[REC-03] minutes are asked for in ranges that do not overlap', () => {
  const ranges = TIME_CHOICES.map((time) => {
    const query = inspirationQueryOf({ time });
    return [query.preparation_time_min_gte, query.preparation_time_min_lte];
  });
  expect(ranges).toEqual([
    [1, 5],
    [6, 10],
    [11, 20],
    [21, 30],
    [31, 60],
  ]);
  expect(inspirationQueryOf({ q: ' kip ' })).toMatchObject({
    ingredient_search: 'kip',
    meal_types: [],
    preparation_time_min_gte: undefined,
  });
});
