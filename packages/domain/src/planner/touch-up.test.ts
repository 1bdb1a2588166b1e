import { expect, test } from 'vitest';
import { bandOf, dayPoints, makeAim, toUnits } from './day-cost.ts';
import type { PlannerIngredient, PlannerRecipe } from './plan-request.ts';
import { itemUnits } from './score-plan.ts';
import { makeCatalogue } from './synthetic-catalogue.test-support.ts';
import { allowedGrams, CHANGE_BOUNDS, MAX_CHANGES_PER_MEAL, touchUpDay } from './touch-up.ts';

const ingredient: PlannerIngredient = {
  foodId: 1,
  grams: 100,
  kcal: 100,
  protein: 10,
  fat: 2,
  carbohydrates: 10,
  fiber: 1,
  bought: false,
  role: 'protein',
};

test('amounts move in steps of 5 g, of 1 g when small, and of whole pieces', () => {
  expect(allowedGrams(ingredient, 4)).toEqual([
    70, 75, 80, 85, 90, 95, 105, 110, 115, 120, 125, 130, 135, 140, 145, 150,
  ]);
  expect(allowedGrams({ ...ingredient, grams: 10, role: 'fat' }, 4)).toEqual([
    4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16,
  ]);
  expect(allowedGrams({ ...ingredient, grams: 110, wholeUnitGrams: 55 }, 4)).toEqual([165]);
  expect(allowedGrams({ ...ingredient, role: 'other' }, 4)).toEqual([]);
  expect(allowedGrams({ ...ingredient, grams: 0 }, 4)).toEqual([]);
});

test('brings days closer to their aim within all bounds', () => {
  const recipes = makeCatalogue(90, 51);
  let reached = 0;
  for (let at = 0; at + 2 < recipes.length; at += 3) {
    const meals = recipes.slice(at, at + 3).map((recipe) => ({ recipe, quarters: 5 }));
    const sum = (of: (recipe: PlannerRecipe) => number): number =>
      meals.reduce((all, { recipe }) => all + of(recipe) * 1.25, 0);
    const totals = toUnits({
      kcal: sum(({ kcal }) => kcal),
      protein: sum(({ protein }) => protein),
      fat: sum(({ fat }) => fat),
      carbohydrates: sum(({ carbohydrates }) => carbohydrates),
    });
    const aim = makeAim(
      { ...totals, protein: Math.round(totals.protein * 1.08), fat: Math.round(totals.fat * 0.9) },
      null,
      1,
    );
    const changes = touchUpDay(aim, totals, meals, 0.1);
    const after = { kcal: 0, protein: 0, fat: 0, carbohydrates: 0 };
    changes.forEach((own, meal) => {
      expect(own.length).toBeLessThanOrEqual(MAX_CHANGES_PER_MEAL);
      for (const { ingredientIndex, fromGrams, toGrams, portionGrams } of own) {
        const changed = meals[meal]!.recipe.ingredients[ingredientIndex]!;
        const [low, high] = CHANGE_BOUNDS[changed.role];
        expect(fromGrams).toBeCloseTo(changed.grams * 1.25, 9);
        expect(toGrams / fromGrams).toBeGreaterThanOrEqual(low - 1e-9);
        expect(toGrams / fromGrams).toBeLessThanOrEqual(high + 1e-9);
        expect(portionGrams * 1.25).toBeCloseTo(toGrams, 9);
        if (changed.wholeUnitGrams) expect(toGrams % changed.wholeUnitGrams).toBe(0);
      }
      const units = itemUnits(meals[meal]!.recipe, { multiplier: 1.25, changes: own });
      after.kcal += units.kcal;
      after.protein += units.protein;
      after.fat += units.fat;
      after.carbohydrates += units.carbohydrates;
    });
    expect(dayPoints(aim, after)).toBeLessThan(dayPoints(aim, totals));
    if (bandOf(aim, after) === 'tight') reached += 1;
  }
  expect(reached).toBeGreaterThanOrEqual(24);
});
