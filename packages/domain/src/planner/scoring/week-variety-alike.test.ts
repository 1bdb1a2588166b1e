import { describe, expect, it, test } from 'vitest';
import type { MealMoment } from '../../slots/meal-moments.ts';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { type MadeUp, madeUpDays, madeUpRecipe, SLOT_TARGET } from '../week/made-up-week.test-support.ts';
import { oneADay, pointsOf } from './plan-score.test-support.ts';
import { buildProblem } from '../week/week-problem.ts';
import { sharesCharacteristic } from './dish-similarity.ts';
import { alikePoints } from './meals-alike.ts';

describe('lunch and dinner of a day', () => {
  const mains = madeUpDays(1, ['LUNCH', 'DINNER']);
  const weights = { sameSource: 7, sameForm: 3 };

  test.each<[string, MadeUp, MadeUp, number]>([
    ['nothing is known', {}, {}, 0],
    ['different dishes', { source: 'FISH', form: 'SOUP' }, { source: 'EGG', form: 'PAN' }, 0],
    ['the same source', { source: 'FISH', form: 'SOUP' }, { source: 'FISH', form: 'PAN' }, 7],
    ['hardly any protein in both', { source: 'NONE' }, { source: 'NONE' }, 0],
    ['the same form', { source: 'FISH', form: 'SOUP' }, { source: 'EGG', form: 'SOUP' }, 3],
    ['the same dish twice', { source: 'FISH', form: 'SOUP' }, { source: 'FISH', form: 'SOUP' }, 10],
  ])('%s', (_, lunch, dinner, expected) => {
    expect(pointsOf(mains, [lunch, dinner], { weights })).toBe(expected);
  });

  it('may be similar to those of another day, and to breakfast', () => {
    const fish: MadeUp = { source: 'FISH', form: 'SOUP' };
    const egg: MadeUp = { source: 'EGG', form: 'PAN' };
    expect(pointsOf(madeUpDays(2, ['LUNCH', 'DINNER']), [fish, egg, egg, fish], { weights })).toBe(0);
    expect(pointsOf(madeUpDays(1, ['BREAKFAST', 'LUNCH', 'SNACK']), [fish, fish, fish], { weights })).toBe(0);
  });

  it('are compared with the meals already in the plan', () => {
    const [day] = mains;
    const locked = { ...day!.slots[0]!, locked: [{ macros: SLOT_TARGET, recipeId: 1 }] };
    const existing = [{ ...day!, slots: [day!.slots[1]!, locked] }];
    expect(pointsOf(existing, [{ source: 'FISH', form: 'SOUP' }], { weights })).toBe(10);
    const eaten = [{ ...day!, slots: [day!.slots[1]!], fixed: locked.locked }];
    expect(pointsOf(eaten, [{ source: 'FISH', form: 'SOUP' }], { weights })).toBe(0);
  });

  it('cost the same, whichever of the two dishes comes first', () => {
    const recipes = [{ source: 'FISH', form: 'SOUP' } as const, { source: 'FISH', form: 'PAN' } as const];
    const catalogue = buildCatalogueIndex(recipes.map((made, at) => madeUpRecipe(at + 1, made)));
    const { pool } = buildProblem({ catalogue, preferences: { weights }, days: mains });
    expect([alikePoints(pool, 0, 1), alikePoints(pool, 1, 0), alikePoints(pool, 1, 1)]).toEqual([7, 7, 10]);
  });
});

describe('dinners of consecutive days', () => {
  const weights = { nextDinner: 5 };
  const rice: MadeUp = { lines: [{ foodId: 31, kind: 'RICE' }] };
  const fish: MadeUp = { source: 'FISH', form: 'SOUP' };

  test.each<[string, readonly MadeUp[], number]>([
    ['that share nothing cost nothing', [fish, { source: 'EGG', form: 'PAN' }], 0],
    ['cost points for a shared source', [fish, { source: 'FISH', form: 'PAN' }], 5],
    ['cost points for a shared form', [fish, { source: 'EGG', form: 'SOUP' }], 5],
    ['cost points for a shared starch', [rice, rice], 5],
    ['cost points for each thing they share', [fish, fish, fish], 20],
    ['cost nothing if a day lies between them', [fish, { source: 'EGG', form: 'PAN' }, fish], 0],
    ['without a source or form cost nothing', [{ source: 'NONE' }, { source: 'NONE' }], 0],
  ])('%s', (_, dinners, expected) => {
    expect(oneADay('DINNER', dinners, weights)).toBe(expected);
  });

  it('may be the same dish, cooked once for two days', () => {
    const days = madeUpDays(2, ['DINNER']);
    expect(pointsOf(days, [fish, fish], { weights, placed: [0, 0] })).toBe(0);
  });

  it('do not include lunches', () => {
    expect(oneADay('LUNCH', [fish, fish], weights)).toBe(0);
  });
});

describe('similar dishes', () => {
  const from = (food: number): MadeUp => ({ lines: [{ foodId: food }] });
  const weights = { alike: 8 };

  it('cost points among the main meals of a plan, and more on the same or the next day', () => {
    const days = madeUpDays(3, ['LUNCH', 'DINNER']);
    const week = (...foods: number[]) => pointsOf(days, foods.map(from), { weights });
    expect(week(11, 12, 13, 14, 15, 16)).toBe(0);
    expect(week(11, 12, 13, 14, 15, 11)).toBe(8);
    expect(week(11, 12, 13, 11, 15, 16)).toBeCloseTo(1.4 * 8);
    expect(week(11, 11, 13, 14, 15, 16)).toBeCloseTo(1.4 * 8);
  });

  it('include dishes that share a food that few recipes contain, within two days', () => {
    const line = (foodId: number, grams = 100) => ({ foodId, grams });
    const [asparagus, onion, pepper] = [line(2001), line(2002), line(2003, 1)];
    const others = Array.from({ length: 200 }, (_, at): MadeUp => ({ lines: [line(100 + at), onion] }));
    const [one, two]: MadeUp[] = [{ lines: [line(11), asparagus, pepper] }, { lines: [line(12), asparagus, onion] }];
    const peppered: MadeUp = { lines: [line(13), pepper] };
    const { mainFoods } = buildCatalogueIndex(
      [one!, two!, peppered, ...others].map((dish, at) => madeUpRecipe(at + 1, dish)),
    );
    const shares = (other: number) => sharesCharacteristic(mainFoods, other, 0);
    expect([0, 1, 2, 3].map(shares)).toEqual([false, true, false, false]);
    expect(sharesCharacteristic(mainFoods, 1, 3)).toBe(false);
    const at = (days: number) => {
      const dinners = [one!, ...others.slice(0, 4)];
      dinners.splice(days, 0, two!);
      return oneADay('DINNER', [...dinners, ...others.slice(5)].slice(0, 150), weights);
    };
    expect([1, 2].map(at)).toEqual([expect.closeTo(0.8 * 8), expect.closeTo(0.8 * 8)]);
    expect(at(3)).toBe(0);
  });

  it('cost points at the other meals of a day, but may repeat on another day', () => {
    const days = madeUpDays(2, ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK']);
    const mains = [from(1), from(2), from(3), from(4)] as const;
    const week = (snack: number) => [from(11), mains[0], mains[1], from(snack), from(11), mains[2], mains[3], from(12)];
    expect(pointsOf(days, week(12), { weights })).toBe(0);
    expect(pointsOf(days, week(11), { weights })).toBe(8);
    expect(pointsOf(madeUpDays(1, ['BREAKFAST', 'LUNCH']), [from(11), from(11)], { weights })).toBe(8);
  });

  it('may have the same food in three main meals and on four mornings of a week', () => {
    const fish: MadeUp = { lines: [{ foodId: 11, role: 'protein', grams: 120 }] };
    const times = (count: number, meal: MealMoment) =>
      oneADay(
        meal,
        Array.from({ length: count }, () => fish),
        { again: 2 },
      );
    expect([4, 5].map((count) => times(count, 'BREAKFAST'))).toEqual([0, 2]);
    // Each of these dinners except the first repeats the fish of the previous evening.
    expect([1, 3, 4, 5].map((count) => times(count, 'DINNER'))).toEqual([0, 4, 8, 14]);
  });
});
