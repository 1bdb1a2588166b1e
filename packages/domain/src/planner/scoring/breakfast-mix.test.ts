import { describe, expect, it, test } from 'vitest';
import { type BreakfastKind, breakfastDeviation, breakfastKindOf, breakfastLimits } from './breakfast-mix.ts';
import { type MadeUp, madeUpDays } from '../week/made-up-week.test-support.ts';
import { pointsOf } from './plan-score.test-support.ts';
import { NO_WISHES } from '../wishes/week-wishes.ts';

test.each<[string, Partial<Parameters<typeof breakfastKindOf>[0]>, BreakfastKind]>([
  ['bread with cheese', { form: 'BREAD' }, 'BREAD_OR_SAVOURY'],
  [
    'bread with chocolate sprinkles and an orange',
    { form: 'BREAD', isSweet: true, hasFruit: true },
    'BREAD_OR_SAVOURY',
  ],
  ['a wrap with eggs', { form: 'WRAP', isEggs: true }, 'BREAD_OR_SAVOURY'],
  ['an omelette', { form: 'PAN', isEggs: true }, 'BREAD_OR_SAVOURY'],
  ['tofu scramble', { form: 'PAN' }, 'BREAD_OR_SAVOURY'],
  ['pancakes with apple', { form: 'PAN', isEggs: true, hasFruit: true }, 'BOWL'],
  ['pancakes with syrup', { form: 'PAN', isEggs: true, isSweet: true }, 'BOWL'],
  ['eggs with yoghurt', { form: 'BOWL', isEggs: true }, 'BREAD_OR_SAVOURY'],
  ['porridge', { form: 'BOWL' }, 'BOWL'],
  ['a smoothie', { form: 'DRINK', hasFruit: true }, 'DRINK'],
])('%s', (_, dish, kind) => {
  expect(breakfastKindOf({ form: undefined, isSweet: false, isEggs: false, hasFruit: false, ...dish })).toBe(kind);
});

test.each([
  // Numbers of bowls, of breakfasts with bread or something savoury, and of drinks; then how many of the seven are
  // outside the limits.
  [[5, 2, 0], 0],
  [[1, 4, 2], 0],
  [[7, 0, 0], 2],
  [[2, 0, 5], 5],
  [[1, 6, 0], 2],
  [[4, 1, 2], 1],
])('seven breakfasts of the kinds %j deviate by %d', (counts, deviation) => {
  expect(breakfastDeviation(breakfastLimits(7, false), counts)).toBe(deviation);
});

test('every breakfast may be savoury under a carbohydrate ceiling', () => {
  expect(breakfastDeviation(breakfastLimits(7, true), [0, 7, 0])).toBe(0);
});

test('a single day needs no bread, and two weeks need twice as much as one', () => {
  expect(breakfastLimits(1, false)).toEqual({ breadOrSavoury: [0, 1], drinks: 1 });
  expect(breakfastLimits(14, false)).toEqual({ breadOrSavoury: [4, 8], drinks: 4 });
});

describe('the points of a week', () => {
  const [bread, bowl, drink]: readonly MadeUp[] = [{ form: 'BREAD' }, { form: 'BOWL' }, { form: 'DRINK' }];
  const week = madeUpDays(7, ['BREAKFAST']);
  const weights = { breakfastMix: 1 };
  const points = (...dishes: readonly (MadeUp | undefined)[]) =>
    pointsOf(week, dishes as readonly MadeUp[], { weights });

  it('count each breakfast that is outside the limits', () => {
    expect(points(bread, bread, bowl, bowl, bowl, drink, drink)).toBe(0);
    expect(points(bowl, bowl, bowl, bowl, bowl, bowl, bowl)).toBe(2);
    expect(points(drink, drink, drink, drink, bowl, bowl, bowl)).toBe(4);
    expect(points(bread, bread, bread, bread, bread, bread, bread)).toBe(3);
  });

  it('are zero if the person wants one kind of breakfast, or the same breakfast on working days', () => {
    const drinks = week.map(() => drink!);
    for (const wish of [{ breakfast: 'DRINK' as const }, { sameBreakfast: true }])
      expect(pointsOf(week, drinks, { weights, preferences: { wishes: { ...NO_WISHES, ...wish } } })).toBe(0);
  });

  it('count the breakfasts already in the week', () => {
    const rest = madeUpDays(6, ['BREAKFAST']);
    const dishes = [bread, bowl, bowl, bowl, bowl, bowl, bread] as readonly MadeUp[];
    const around = [{ recipeId: 7, date: '2026-03-07', type: 'BREAKFAST' as const }];
    expect(pointsOf(rest, dishes, { weights, preferences: { around } })).toBe(0);
    expect(pointsOf(rest, dishes, { weights, preferences: {} })).toBe(0);
    const bowls = [bowl, bowl, bowl, bowl, bowl, bowl, bread] as readonly MadeUp[];
    expect(pointsOf(rest, bowls, { weights, preferences: { around } })).toBe(1);
  });
});
