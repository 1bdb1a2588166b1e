import { routes } from '../route.ts';

export const plannerPaths = routes({
  autoPlanDay: 'POST /planner/autoPlanDay',
  autoPlanDays: 'POST /planner/autoPlanDays',
  listRecipeInspiration: 'GET /food/recipeInspiration',
  generateMealsFromBody: 'POST /food/generateMeals',
  generateMeals: 'GET /food/generateMeals',
});
