import { expect, it } from 'vitest';
import { isSideItem } from './side-items.ts';
import { MEAL_MOMENTS } from '../slots/meal-moments.ts';
import { divideMeal, isSideDish, sideTarget } from './side-dishes.ts';

const macros = (kcal: number) => ({ kcal, protein: kcal / 20, fat: kcal / 30, carbohydrates: kcal / 8 });
const SALAD = { meals: ['LUNCH', 'DINNER', 'SNACK'] as const, isSide: true };

it('a recipe marked as a side dish is one at its lunches and dinners only', () => {
  expect(MEAL_MOMENTS.filter((moment) => isSideDish(SALAD, moment))).toEqual(['LUNCH', 'DINNER']);
  expect(MEAL_MOMENTS.filter((moment) => isSideDish({ ...SALAD, isSide: false }, moment))).toEqual([]);
  expect(isSideDish({ meals: ['DINNER'], isSide: true }, 'LUNCH')).toBe(false);
});

it('in a diary, only dishes are side dishes', () => {
  const meal = { recipe_template: { meal_types: ['DINNER'], is_side: true } };
  expect(isSideItem({ content_type: 'recipemeal', meal_moment: 'DINNER', meal })).toBe(true);
  expect(isSideItem({ content_type: 'recipemeal', meal_moment: 'SNACK', meal })).toBe(false);
  expect(isSideItem({ content_type: 'quickaddmeal', meal_moment: 'DINNER' })).toBe(false);
});

it('only a large lunch or dinner is divided; its side dish has a quarter of the energy, up to a limit', () => {
  expect(divideMeal('DINNER', macros(1050))).toBeNull();
  expect(divideMeal('BREAKFAST', macros(1400))).toBeNull();
  for (const kcal of [1051, 1400, 2400]) {
    const { main, side } = divideMeal('LUNCH', macros(kcal))!;
    expect(side).toEqual(sideTarget(macros(kcal)));
    for (const figure of ['kcal', 'protein', 'fat', 'carbohydrates'] as const)
      expect(main[figure] + side[figure]).toBeCloseTo(macros(kcal)[figure], 6);
  }
  expect(sideTarget(macros(1400)).kcal).toBe(350);
  expect(sideTarget(macros(2400)).kcal).toBeCloseTo(450, 6);
  expect(sideTarget(macros(0)).kcal).toBe(0);
});
