import { endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { weeklyNutritionPlan } from './models.ts';
import { plansPaths } from './paths.ts';

export const listWeeklyNutritionPlans = endpoint(plansPaths.listWeeklyNutritionPlans, {
  access: 'subject',
  summary: 'The weekly plan of the caller, or of a client named by `user`.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(weeklyNutritionPlan),
});
