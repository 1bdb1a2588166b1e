import { routes } from '../route.ts';

export const plannerPaths = routes({
  getWeekWishes: 'GET /planner/weekWishes',
  replaceWeekWishes: 'PUT /planner/weekWishes',
  autoPlanDay: 'POST /planner/autoPlanDay',
  autoPlanDays: 'POST /planner/autoPlanDays',
  copyMealsFromDate: 'POST /planner/copyMealsFromDate',
  copyMealsToMealMoment: 'POST /planner/copyMealsToMealMoment',
  removeCopies: 'POST /planner/removeCopies',
  undoReplacement: 'POST /planner/undoReplacement/:id',
  listIngredientSwaps: 'GET /food/ingredient/:id/swaps',
  listRecipeInspiration: 'GET /food/recipeInspiration',
  generateMealsFromBody: 'POST /food/generateMeals',
  generateMeals: 'GET /food/generateMeals',
  listBrokenRules: 'GET /planner/brokenRules',
  listTasteAnswers: 'GET /users/tasteAnswer',
  setTasteAnswer: 'PUT /users/tasteAnswer',
  forgetTaste: 'DELETE /users/learnedTaste',
});
