import type { DishFamily } from '../../recipes/dish-facts/dish-families.ts';
import { describe, expect, it } from 'vitest';
import { type MadeUp, madeUpDays } from '../week/made-up-week.test-support.ts';
import { oneADay, pointsOf } from './plan-score.test-support.ts';

const weights = { family: 10 };
const of = (...families: readonly DishFamily[]): MadeUp => ({ families });
const PLAIN = of();
const TEX_MEX = of('TEX_MEX');
const AVOCADO: MadeUp = { lines: [{ kind: 'AVOCADO', grams: 75 }] };
const SALMON = of('SALMON');

describe('dishes of the same family', () => {
  const dinners = (...dishes: readonly MadeUp[]) => oneADay('DINNER', dishes, weights);

  it('cost points from the second dish in a week, more for the third, and more on the next day', () => {
    expect(dinners(TEX_MEX, PLAIN, PLAIN, PLAIN)).toBe(0);
    expect(dinners(TEX_MEX, PLAIN, PLAIN, TEX_MEX)).toBe(10);
    expect(dinners(TEX_MEX, TEX_MEX, PLAIN, PLAIN)).toBe(20);
    expect(dinners(TEX_MEX, PLAIN, TEX_MEX, PLAIN, TEX_MEX)).toBe(10 + 20);
  });

  it('may appear twice if they only share a flavour, with a day in between', () => {
    expect(dinners(SALMON, PLAIN, SALMON, PLAIN)).toBe(0);
    expect(dinners(SALMON, SALMON, PLAIN, PLAIN)).toBe(10);
    expect(dinners(SALMON, PLAIN, SALMON, PLAIN, SALMON)).toBe(10);
  });

  it('must be two days apart if they share a strong flavour, at lunch and dinner alike', () => {
    const stirFry = of('STIR_FRY');
    expect(dinners(stirFry, PLAIN, PLAIN, stirFry)).toBe(0);
    expect(dinners(stirFry, PLAIN, stirFry, PLAIN)).toBe(10);
    const days = madeUpDays(1, ['LUNCH', 'DINNER']);
    expect(pointsOf(days, [of('PESTO'), of('PESTO', 'MOZZARELLA')], { weights })).toBe(20);
  });

  it('may appear once a week in a cream sauce, and three times with a meat substitute', () => {
    const creamy = of('CREAMY_PASTA');
    expect(dinners(creamy, PLAIN, PLAIN, creamy)).toBe(10);
    const vegan: MadeUp = { source: 'SUBSTITUTE' };
    expect(dinners(vegan, PLAIN, vegan, PLAIN, vegan, PLAIN, PLAIN)).toBe(0);
    expect(dinners(vegan, PLAIN, vegan, PLAIN, vegan, PLAIN, vegan)).toBe(10);
    expect(dinners(vegan, vegan)).toBe(10);
  });

  it('may appear once a day if they are sweet', () => {
    const sweet: MadeUp = { meals: ['BREAKFAST', 'SNACK'], lines: [{ freeSugars: 8 }] };
    const days = madeUpDays(1, ['BREAKFAST', 'SNACK']);
    expect(pointsOf(days, [sweet, PLAIN], { weights })).toBe(0);
    expect(pointsOf(days, [sweet, sweet], { weights })).toBe(40);
  });

  it('cost twice as much at two meals on the same day, including breakfast, but breakfasts may repeat', () => {
    const days = madeUpDays(1, ['LUNCH', 'DINNER']);
    expect(pointsOf(days, [SALMON, SALMON], { weights })).toBe(20);
    expect(pointsOf(madeUpDays(1, ['BREAKFAST', 'DINNER']), [SALMON, SALMON], { weights })).toBe(20);
    expect(oneADay('BREAKFAST', [TEX_MEX, TEX_MEX, TEX_MEX], weights)).toBe(0);
  });

  it('are counted together with the dishes on the other days of the week', () => {
    const [, second] = madeUpDays(2, ['DINNER']);
    const points = (date: string) =>
      pointsOf([second!], [TEX_MEX], {
        weights,
        preferences: { around: [{ recipeId: 1, date, type: 'DINNER' }] },
      });
    expect(['2026-03-01', '2026-03-03', '2026-03-05'].map(points)).toEqual([20, 20, 10]);
  });

  it('may include avocado at one meal a day and three meals a week, whichever meals', () => {
    const days = madeUpDays(1, ['BREAKFAST', 'LUNCH']);
    expect(pointsOf(days, [AVOCADO, AVOCADO], { weights })).toBe(40);
    const mornings = (count: number) => Array.from({ length: count }, () => AVOCADO);
    expect([3, 4, 5].map((count) => oneADay('BREAKFAST', mornings(count), weights))).toEqual([0, 20, 60]);
  });
});

describe('the base of the plate', () => {
  const mains = madeUpDays(1, ['LUNCH', 'DINNER']);
  const filled = (kind: 'POTATO' | 'CHIPS' | 'RICE' | 'SLICED_BREAD' | 'EGG', grams = 500): MadeUp => ({
    lines: [{ kind, grams }],
  });

  it('must differ between lunch and dinner, however it is prepared, unless it is a small amount', () => {
    const points = (lunch: MadeUp, dinner: MadeUp) => pointsOf(mains, [lunch, dinner], { weights: { sameBase: 7 } });
    expect(points(filled('POTATO'), filled('CHIPS'))).toBe(7);
    expect(points(filled('POTATO'), filled('RICE'))).toBe(0);
    expect(points(filled('SLICED_BREAD'), filled('SLICED_BREAD'))).toBe(7);
    const aLittle: MadeUp = { lines: [{}, { kind: 'RICE', kcal: 50 }] };
    expect(points(aLittle, filled('RICE'))).toBe(0);
  });

  it('must not be eggs at both meals if each dish has two eggs or is based on eggs', () => {
    const points = (lunch: MadeUp, dinner: MadeUp) => pointsOf(mains, [lunch, dinner], { weights: { sameEggs: 5 } });
    expect(points(filled('EGG', 100), { source: 'EGG' })).toBe(5);
    expect(points(filled('EGG', 50), { source: 'EGG' })).toBe(0);
  });
});
