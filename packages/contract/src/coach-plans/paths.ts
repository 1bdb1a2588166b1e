import { routes } from '../route.ts';

export const coachPlansPaths = routes({
  getPlanBasis: 'GET /users/nutritionPlanBasis',
  saveNutritionPlan: 'POST /users/nutritionPlan',
});
