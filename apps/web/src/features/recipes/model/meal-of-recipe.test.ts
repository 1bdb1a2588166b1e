import type { RecipeTemplate } from '@weekbord/contract/recipes/models';
import { expect, it } from 'vitest';
import { portionOfRecipe, timesPortion } from './meal-of-recipe.ts';

const recipe = {
  kcal: 400,
  protein: 30,
  fat: null,
  carbohydrates: 50,
  fiber: 8,
  further_figures: {
    sugars: { amount: 6, unknown: 0 },
    saturated_fat: { amount: null, unknown: 2 },
    fiber: { amount: 8, unknown: 0 },
    salt: { amount: 1.5, unknown: 1 },
  },
  ingredients: [
    { name: 'rice', quantity: 75, grams: 75, suggested_serving: { measure: 'g' } },
    { name: 'onion', quantity: 1 / 3, grams: 37, suggested_serving: { measure: 'piece' } },
  ],
  directions: [{ text: 'Boil.' }],
} as unknown as RecipeTemplate;

it('[REC-04] scales figures and amounts with the portions, in kitchen measures', () => {
  const meal = timesPortion(portionOfRecipe(recipe), 2);
  expect(meal).toMatchObject({ kcal: 800, protein: 60, carbohydrates: 100, portions: 2, portions_to_plan: 2 });
  expect(meal.ingredients[0]).toMatchObject({ quantity: 150, grams: 150 });
  expect(meal.ingredients[1]!.quantity).toBe(0.75);
  expect(meal.ingredients[1]!.grams).toBeCloseTo(83.25, 9);
  expect(meal.directions).toEqual(recipe.directions);
});

it('keeps an unknown figure unknown', () => {
  const meal = timesPortion(portionOfRecipe(recipe), 3);
  expect(meal.fat).toBeNull();
  expect(meal.further_figures).toEqual({
    sugars: { amount: 18, unknown: 0 },
    saturated_fat: { amount: null, unknown: 2 },
    fiber: { amount: 24, unknown: 0 },
    salt: { amount: 4.5, unknown: 1 },
  });
});
