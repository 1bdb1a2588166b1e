import { describe, expect, it } from 'vitest';
import { withChip, withSort } from '../../../shared/recipe-chips/recipe-chips.ts';
import {
  countFilters,
  inspirationQueryOf,
  mealTypesOf,
  readInspirationFilters,
  TIME_CHOICES,
  withMealTypes,
} from './inspiration-filters.ts';

describe('the filters of recipe inspiration', () => {
  it('survive a round trip through the URL', () => {
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

  it('ignore everything in the URL that is not a filter', () => {
    expect(readInspirationFilters({})).toEqual({});
    expect(readInspirationFilters({ q: '  ', meals: 'TEA.x', time: 'LTE_15', favourites: 'yes', other: 1 })).toEqual(
      {},
    );
    expect(readInspirationFilters({ q: 7, meals: ['DINNER'], time: null })).toEqual({ q: '7' });
    expect(readInspirationFilters({ q: 'x'.repeat(500) }).q).toHaveLength(100);
  });

  it('name each meal once, in the order of the day', () => {
    expect(mealTypesOf({ meals: 'SNACK.BREAKFAST.SNACK' })).toEqual(['BREAKFAST', 'SNACK']);
    expect(withMealTypes({ q: 'x', meals: 'SNACK' }, [])).toEqual({ q: 'x' });
  });
});

it('[REC-03] the ranges of minutes do not overlap', () => {
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

it('sends each pressed chip and the chosen order to the server, along with the other filters', () => {
  const none = inspirationQueryOf({});
  const asked = (filters: Parameters<typeof inspirationQueryOf>[0]) =>
    Object.fromEntries(
      Object.entries(inspirationQueryOf(filters)).filter(([name, value]) => value !== none[name as keyof typeof none]),
    );
  const typed = readInspirationFilters({ q: 'kip', time: 'LTE_20' });
  const before = {
    ingredient_search: 'kip',
    preparation_time_min_gte: 11,
    preparation_time_min_lte: 20,
    meal_types: [],
  };
  expect(asked(typed)).toEqual(before);
  expect(asked(withChip(typed, 'vegan'))).toEqual({ ...before, diets: ['vegan'] });
  expect(asked(withChip(withChip(typed, 'vegan'), 'vegetarian'))).toEqual({ ...before, diets: ['vegetarian'] });
  expect(asked(withChip(typed, 'protein'))).toEqual({ ...before, high_protein: true });
  expect(asked(withChip(typed, 'favourites'))).toEqual({ ...before, favourite: true });
  expect(asked(withChip(typed, 'own'))).toEqual({ ...before, source_provider: 'USER_GENERATED' });
  expect(asked(withChip(typed, 'quick'))).toEqual({ ...before, preparation_time_min_lte: 15 });
  expect(asked(withSort(typed, 'NAME'))).toEqual({ ...before, sort: 'NAME' });
  expect(asked(withSort(withSort(typed, 'NAME'), 'BEST_FIT'))).toEqual(before);
});
