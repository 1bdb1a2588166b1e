import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { weeklyNutritionPlan } from './models.ts';
import { plansPaths } from './paths.ts';

export const getWeeklyNutritionPlan = endpoint(plansPaths.getWeeklyNutritionPlan, {
  access: 'subject',
  summary: 'One weekly plan with its day plans.',
  params: idParams,
  answer: weeklyNutritionPlan,
  errors: ['not_found'],
});
