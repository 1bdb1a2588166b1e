import { expect, it } from 'vitest';
import type { z } from 'zod';
import { signUp } from './accounts/users.ts';
import { planQuickAddMeal } from './diary/quick-add-meals.ts';
import { saveAndPlanRecipeMeal } from './diary/recipe-meals.ts';
import { createFood } from './foods/foods.ts';
import { createNutritionDayPlan } from './plans/nutrition-day-plans.ts';
import { createRecipe } from './recipes/recipe-templates.ts';

it.each<readonly [string, z.ZodObject, string]>([
  ['signUp', signUp.body!, 'first_name'],
  ['signUp', signUp.body!, 'last_name'],
  ['createFood', createFood.body!, 'name'],
  ['createFood', createFood.body!, 'brand_name'],
  ['createRecipe', createRecipe.body!, 'name'],
  ['saveAndPlanRecipeMeal', saveAndPlanRecipeMeal.body!, 'name'],
  ['planQuickAddMeal', planQuickAddMeal.body!, 'name'],
  ['createNutritionDayPlan', createNutritionDayPlan.body!, 'name'],
])('%s rejects a name with more than one line: %o %s', (_call, body, field) => {
  const codes = (value: string) => {
    const parsed = (body.shape[field] as z.ZodType).safeParse(value);
    return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  };
  for (const breaking of ['\n', '\r\n', '\t', '\u0085', '\u2028', '\u2029']) {
    expect(codes(`Anna${breaking}Smit`)).toContain('not_one_line');
  }
  expect(codes(' Anna Smit ')).toEqual([]);
});
