import type { RecipeTemplate } from '@weekbord/contract/recipes/models';
import { expect, it } from 'vitest';
import { mealOfRecipe, shownMultiplier } from './meal-of-recipe.ts';

const recipe = {
  kcal: 400,
  protein: 30,
  fat: null,
  carbohydrates: 50,
  fiber: 8,
  ingredients: [{ name: 'rice', quantity: 75, grams: 75 }],
  directions: [{ text: 'Boil.' }],
} as unknown as RecipeTemplate;

it('[REC-04] scales figures and amounts with the portions and their size', () => {
  const meal = mealOfRecipe(recipe, { portions: 2, multiplier: 1.25 });
  expect(meal).toMatchObject({ kcal: 1000, protein: 75, carbohydrates: 125, portions: 2, portions_multiplier: 1.25 });
  expect(meal.ingredients[0]).toMatchObject({ quantity: 187.5, grams: 187.5 });
  expect(meal.directions).toEqual(recipe.directions);
});

it('keeps an unknown figure unknown', () => {
  expect(mealOfRecipe(recipe, { portions: 3, multiplier: 1 }).fat).toBeNull();
});

it('takes up the size that a list showed, and nothing that is none', () => {
  expect(shownMultiplier(1.75)).toBe(1.75);
  for (const kept of [undefined, null, '2', 0.25, 3.25, 1.1, Number.NaN]) expect(shownMultiplier(kept)).toBe(1);
});
