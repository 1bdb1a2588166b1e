import { describe, expect, it, test } from 'vitest';
import type { Country } from '../../accounts/countries.ts';
import { WEEKDAYS } from '../../dates/weekdays.ts';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { type MadeUp, madeUpDays, madeUpRecipe } from '../week/made-up-week.test-support.ts';
import { buildProblem } from '../week/week-problem.ts';
import { NO_WISHES, type WeekWishes } from './week-wishes.ts';
import { DEFAULT_WEIGHTS } from '../scoring/weights.ts';
import { weekPenalty, wishedMinutes, wishPenalty, workingWeekOf } from './wish-penalty.ts';

const MONDAY = '2027-03-15';
const SUNDAY = '2027-03-21';
const only = (weights: object) => ({
  ...Object.fromEntries(Object.keys(DEFAULT_WEIGHTS).map((name) => [name, 0])),
  ...weights,
});

/** Points of dishes in one slot of a Monday, using only the given weights. */
function pointsOf(
  moment: 'BREAKFAST' | 'LUNCH' | 'DINNER',
  dishes: readonly MadeUp[],
  wishes: Partial<WeekWishes>,
  weights: object,
  country?: Country,
) {
  const problem = buildProblem({
    catalogue: buildCatalogueIndex(dishes.map((made, at) => madeUpRecipe(at + 1, made))),
    preferences: {
      wishes: { ...NO_WISHES, ...wishes },
      weights: only(weights),
      country,
      likedRecipeIds: [3],
      eatenRecipeIds: [4],
    },
    days: madeUpDays(1, [moment]),
  });
  const { kind } = problem.slots[0]!;
  // Dishes of other kinds are left out of the slot if there are enough of the requested kind.
  if (moment === 'BREAKFAST')
    return dishes.map((_, recipe) =>
      wishPenalty(problem.pool, recipe, { type: moment, budget: 10, isWishedBudget: false, minutes: 10 }),
    );
  return [...kind.base];
}

describe('the wish for a breakfast', () => {
  const eggs: MadeUp = { form: 'PAN', source: 'EGG' };
  const dishes: MadeUp[] = [{ form: 'BREAD' }, { form: 'WRAP' }, { form: 'BOWL' }, { form: 'DRINK' }, eggs, {}];
  test.each([
    ['EITHER', [0, 0, 0, 0, 0, 0]],
    ['BREAD', [0, 0, 10, 10, 10, 10]],
    ['BOWL', [10, 10, 0, 10, 10, 10]],
    ['DRINK', [10, 10, 10, 0, 10, 10]],
    ['EGGS', [10, 10, 10, 10, 0, 10]],
  ] as const)('scores the dishes if the breakfast wished for is %s', (breakfast, expected) => {
    expect(pointsOf('BREAKFAST', dishes, { breakfast }, { wish: 10 })).toEqual(expected);
    expect(pointsOf('LUNCH', dishes, { breakfast }, { wish: 10 })).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('the wish for a lunch', () => {
  const dishes: MadeUp[] = [{ temperature: 'COLD' }, { temperature: 'WARM' }, {}];
  test.each([
    ['EITHER', [0, 0, 0]],
    ['COLD', [0, 10, 5]],
    ['WARM', [10, 0, 5]],
  ] as const)('scores the dishes if the lunch wished for is %s', (lunch, expected) => {
    expect(pointsOf('LUNCH', dishes, { lunch }, { wish: 10 })).toEqual(expected);
    expect(pointsOf('DINNER', dishes, { lunch }, { wish: 10 })).toEqual([0, 0, 0]);
  });
});

describe('the wish for a number of minutes', () => {
  it('depends on the weekday, and is absent if the date is invalid', () => {
    const wishes = { ...NO_WISHES, dinnerMinutes: { ...NO_WISHES.dinnerMinutes, monday: 20 } };
    expect([MONDAY, SUNDAY, 'day 1'].map((date) => wishedMinutes(wishes, date))).toEqual([20, null, null]);
  });

  it('counts each minute above the wish, and no others', () => {
    const dishes = [{ minutes: 20 }, { minutes: 25 }, { minutes: 60 }];
    const all = Object.fromEntries(WEEKDAYS.map((day) => [day, 20])) as WeekWishes['dinnerMinutes'];
    const wishes = { dinnerMinutes: all };
    expect(pointsOf('DINNER', dishes, wishes, { wish: 10, wishMinute: 1 })).toEqual([0, 15, 50]);
    expect(pointsOf('LUNCH', dishes, wishes, { wish: 10, wishMinute: 1 })).toEqual([0, 0, 0]);
  });
});

test('familiar and new dishes are scored according to the wish', () => {
  const dishes: MadeUp[] = [
    { cuisine: 'DUTCH' },
    { cuisine: 'THAI' },
    { cuisine: 'THAI' },
    { cuisine: 'THAI' },
    { cuisine: 'DUTCH' },
  ];
  const points = (familiarity: WeekWishes['familiarity']) =>
    pointsOf('DINNER', dishes, { familiarity }, { familiarity: 2 });
  expect(points('BALANCED')).toEqual([0, 0, 0, 0, 0]);
  // The third is a favourite, the fourth was eaten before.
  expect(points('FAMILIAR')).toEqual([1, 3, 0, 0, 1]);
  expect(points('ADVENTUROUS')).toEqual([2, 0, 0, 1, 2]);
});

test.each([
  ['NETHERLANDS', [0, 0, 0, 2, 2]],
  ['BELGIUM', [0, 2, 0, 2, 2]],
  ['UNITED_KINGDOM', [2, 2, 0, 0, 2]],
  ['IRELAND', [2, 2, 0, 0, 2]],
  ['UNITED_STATES', [2, 2, 0, 2, 0]],
  ['OTHER', [0, 2, 0, 2, 2]],
  [undefined, [0, 2, 0, 2, 2]],
] as const)('familiar and new cuisines are scored for people from %s', (country, unknown) => {
  const kitchens = ['DUTCH', 'INDONESIAN', 'ITALIAN', 'INDIAN', 'MEXICAN'] as const;
  // The third and fourth dishes are familiar themselves, so the cuisines are tested with other dishes.
  const dishes: MadeUp[] = [{}, {}, {}, {}, ...kitchens.map((cuisine) => ({ cuisine })), {}];
  const points = pointsOf('DINNER', dishes, { familiarity: 'FAMILIAR' }, { familiarity: 2 }, country);
  expect(points.slice(4)).toEqual([...unknown, 0].map((kitchen) => kitchen + 1));
});

describe('the rest of the week', () => {
  const dishes: MadeUp[] = [{ source: 'FISH' }, { source: 'POULTRY' }, { source: 'SOY' }];
  const poolOf = (wishes: Partial<WeekWishes>, around: readonly [number, string, 'DINNER' | 'BREAKFAST'][]) =>
    buildProblem({
      catalogue: buildCatalogueIndex(dishes.map((made, at) => madeUpRecipe(at + 1, made))),
      preferences: {
        wishes: { ...NO_WISHES, ...wishes },
        weights: only({ wish: 10 }),
        around: around.map(([recipeId, date, type]) => ({ recipeId, date, type })),
      },
      days: [],
    }).pool;
  const pointsFor = (...[pool, date, type]: Parameters<typeof weekPenalty>) =>
    [0, 1, 2].map(weekPenalty(pool, date, type));

  it('decides whether there is room for another dinner of a group', () => {
    const dinners = { meat: 3, fish: 2, meatless: 2 };
    const six = [2, 2, 2, 1, 3, 3].map((id): [number, string, 'DINNER'] => [id, MONDAY, 'DINNER']);
    expect(pointsFor(poolOf({ dinners }, six), SUNDAY, 'DINNER')).toEqual([0, 10, 10]);
    expect(pointsFor(poolOf({ dinners }, []), SUNDAY, 'DINNER')).toEqual([0, 0, 0]);
    expect(pointsFor(poolOf({ dinners: { meat: 0, fish: 0, meatless: 7 } }, []), SUNDAY, 'DINNER')).toEqual([
      10, 10, 0,
    ]);
    expect(pointsFor(poolOf({}, six), SUNDAY, 'DINNER')).toEqual([0, 0, 0]);
  });

  it('decides the breakfast if all working days should have the same one', () => {
    const pool = poolOf({ sameBreakfast: true }, [[3, MONDAY, 'BREAKFAST']]);
    expect(pointsFor(pool, '2027-03-17', 'BREAKFAST')).toEqual([10, 10, 0]);
    expect(pointsFor(pool, '2027-03-24', 'BREAKFAST')).toEqual([0, 0, 0]);
    expect(pointsFor(pool, SUNDAY, 'BREAKFAST')).toEqual([0, 0, 0]);
  });
});

test('a working week is identified by its Monday', () => {
  expect([MONDAY, '2027-03-19', '2027-03-20', SUNDAY, 'soon'].map(workingWeekOf)).toEqual([
    MONDAY,
    MONDAY,
    null,
    null,
    null,
  ]);
});
