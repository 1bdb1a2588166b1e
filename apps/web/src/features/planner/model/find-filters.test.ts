import { describe, expect, it } from 'vitest';
import {
  type FindFilters,
  findQueryOf,
  isUnfiltered,
  readFindFilters,
  TIME_CHOICES,
  withMeal,
  withoutCategories,
  withTag,
  withTime,
} from './find-filters.ts';

const ALL: FindFilters = { q: 'zalm', favourites: true, own: true, tag: 'PASTA', meal: 'ALL', time: 'LTE_20' };

describe('the filters of a meal search', () => {
  it('survive a round trip through the URL, in which anything else is ignored', () => {
    expect(readFindFilters({ ...ALL })).toEqual(ALL);
    expect(readFindFilters({ q: 7 })).toEqual({ q: '7' });
    expect(
      readFindFilters({ q: {}, favourites: 'yes', own: 1, tag: 'PIZZA', meal: 'BRUNCH', time: 'LTE_15', more: true }),
    ).toEqual({});
    expect(readFindFilters({ q: `  ${'a'.repeat(300)}`, time: 'ALL' }).q).toHaveLength(100);
  });

  it("lose only their categories when 'popular' is chosen, and a tag when it is chosen again", () => {
    expect(withoutCategories(ALL)).toEqual({ q: 'zalm', meal: 'ALL', time: 'LTE_20' });
    expect(withTag(ALL, 'SOUP')).toEqual({ ...ALL, tag: 'SOUP' });
    expect(withTag(ALL, 'PASTA').tag).toBeUndefined();
    expect(isUnfiltered(withTag({}, 'SOUP'))).toBe(false);
    expect(isUnfiltered(withTag({ tag: 'SOUP' }, 'SOUP'))).toBe(true);
  });

  it("treat the slot's own kind of meal as no filter", () => {
    expect(isUnfiltered(withMeal({}, 'SNACK', 'AFTERNOON_SNACK'))).toBe(true);
    expect(withMeal({}, 'LUNCH', 'DINNER')).toEqual({ meal: 'LUNCH' });
  });

  it('[REC-03] offer 1-5, 6-10, 11-20, 21-30 and 31-60 minutes, and any number', () => {
    const asked = TIME_CHOICES.map((time) => findQueryOf(withTime({}, time)));
    expect(asked.map(({ preparation_time_min_gte: from, preparation_time_min_lte: to }) => [from, to])).toEqual([
      [1, 5],
      [6, 10],
      [11, 20],
      [21, 30],
      [31, 60],
      [undefined, undefined],
    ]);
  });

  it('are all sent to the server, and nothing is sent if there are none', () => {
    expect(findQueryOf(ALL)).toEqual({
      ingredient_search: 'zalm',
      favourite: true,
      source_provider: 'USER_GENERATED',
      tags: ['PASTA'],
      meal_types: ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'],
      preparation_time_min_gte: 11,
      preparation_time_min_lte: 20,
    });
    expect(Object.values(findQueryOf({})).every((value) => value === undefined)).toBe(true);
  });
});
