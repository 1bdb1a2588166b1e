import { endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { nutritionDayPlan } from './models.ts';
import { plansPaths } from './paths.ts';

export const listNutritionDayPlans = endpoint(plansPaths.listNutritionDayPlans, {
  access: 'subject',
  summary: 'Day plans of the caller, or of a client named by `user`.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(nutritionDayPlan),
});
