import { routes } from '../route.ts';

export const plannerPaths = routes({
  getWeekWishes: 'GET /planner/weekWishes',
  replaceWeekWishes: 'PUT /planner/weekWishes',
  autoPlanDay: 'POST /planner/autoPlanDay',
  autoPlanDays: 'POST /planner/autoPlanDays',
  listIngredientSwaps: 'GET /food/ingredient/:id/swaps',
  listRecipeInspiration: 'GET /food/recipeInspiration',
  generateMealsFromBody: 'POST /food/generateMeals',
  generateMeals: 'GET /food/generateMeals',
  listBrokenRules: 'GET /planner/brokenRules',
  listTasteAnswers: 'GET /users/tasteAnswer',
  setTasteAnswer: 'PUT /users/tasteAnswer',
  forgetTaste: 'DELETE /users/learnedTaste',
});
