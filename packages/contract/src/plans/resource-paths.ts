import { routes } from '../route.ts';

/** Calls that complete a resource for other clients of the API; the web app makes none of them. */
export const planResourcePaths = routes({
  replaceMealSlotSpecification: 'PUT /users/mealSlotSpecification/:id',
  replaceNutritionDayPlan: 'PUT /users/nutritionDayPlan/:id',
  updateWeeklyNutritionPlan: 'PATCH /users/weeklyNutritionPlan/:id',
  deleteWeeklyNutritionPlan: 'DELETE /users/weeklyNutritionPlan/:id',
});
