import { routes } from '../route.ts';

/** Calls that make a resource complete for other API clients; the web app does not use them. */
export const planResourcePaths = routes({
  replaceMealSlotSpecification: 'PUT /users/mealSlotSpecification/:id',
  replaceNutritionDayPlan: 'PUT /users/nutritionDayPlan/:id',
  updateWeeklyNutritionPlan: 'PATCH /users/weeklyNutritionPlan/:id',
  deleteWeeklyNutritionPlan: 'DELETE /users/weeklyNutritionPlan/:id',
});
