import { routes } from '../route.ts';

export const plansPaths = routes({
  listNutritionDayPlans: 'GET /users/nutritionDayPlan',
  createNutritionDayPlan: 'POST /users/nutritionDayPlan',
  getNutritionDayPlan: 'GET /users/nutritionDayPlan/:id',
  updateNutritionDayPlan: 'PATCH /users/nutritionDayPlan/:id',
  deleteNutritionDayPlan: 'DELETE /users/nutritionDayPlan/:id',
  listMealSlotSpecifications: 'GET /users/mealSlotSpecification',
  createMealSlotSpecification: 'POST /users/mealSlotSpecification',
  getMealSlotSpecification: 'GET /users/mealSlotSpecification/:id',
  updateMealSlotSpecification: 'PATCH /users/mealSlotSpecification/:id',
  deleteMealSlotSpecification: 'DELETE /users/mealSlotSpecification/:id',
  listWeeklyNutritionPlans: 'GET /users/weeklyNutritionPlan',
  createWeeklyNutritionPlan: 'POST /users/weeklyNutritionPlan',
  getWeeklyNutritionPlan: 'GET /users/weeklyNutritionPlan/:id',
  replaceWeeklyNutritionPlan: 'PUT /users/weeklyNutritionPlan/:id',
  deleteUserProfile: 'DELETE /users/userProfile/:id',
});
