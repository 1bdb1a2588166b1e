import { endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { mealSlotSpecification } from './models.ts';
import { plansPaths } from './paths.ts';

export const listMealSlotSpecifications = endpoint(plansPaths.listMealSlotSpecifications, {
  access: 'subject',
  summary: 'Meal slots of the caller, or of a client named by `user`.',
  query: pageQuery.extend({ user: idText.optional(), nutrition_day_plan: idText.optional() }),
  answer: pageOf(mealSlotSpecification),
});
