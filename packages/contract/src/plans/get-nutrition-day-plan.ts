import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { nutritionDayPlan } from './models.ts';
import { plansPaths } from './paths.ts';

export const getNutritionDayPlan = endpoint(plansPaths.getNutritionDayPlan, {
  access: 'subject',
  summary: 'One day plan with its meals.',
  params: idParams,
  answer: nutritionDayPlan,
  errors: ['not_found'],
});
