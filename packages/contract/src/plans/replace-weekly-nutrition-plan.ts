import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { weeklyNutritionPlan, weeklyNutritionPlanReplace } from './models.ts';
import { plansPaths } from './paths.ts';

export const replaceWeeklyNutritionPlan = endpoint(plansPaths.replaceWeeklyNutritionPlan, {
  access: 'subject',
  summary: 'Gives the named weekdays a day plan; the other days stay.',
  params: idParams,
  body: weeklyNutritionPlanReplace,
  answer: weeklyNutritionPlan,
  errors: ['not_found'],
});
