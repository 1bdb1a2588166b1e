import { endpoint } from '../endpoint.ts';
import { weeklyNutritionPlan, weeklyNutritionPlanCreate } from './models.ts';
import { plansPaths } from './paths.ts';

export const createWeeklyNutritionPlan = endpoint(plansPaths.createWeeklyNutritionPlan, {
  access: 'subject',
  summary: 'A weekly plan for a profile; a profile has one.',
  body: weeklyNutritionPlanCreate,
  answer: weeklyNutritionPlan,
  status: 201,
});
