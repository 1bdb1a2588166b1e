import { endpoint, replacementOf } from '../endpoint.ts';
import { id, idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { nutritionDayPlan, planName } from './models.ts';
import { plansPaths } from './paths.ts';
import { planResourcePaths } from './resource-paths.ts';
import { z } from 'zod';

export const listNutritionDayPlans = endpoint(plansPaths.listNutritionDayPlans, {
  access: 'subject',
  summary: 'Lists the day plans of the caller, or of a client named by `user`.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(nutritionDayPlan),
});

export const createNutritionDayPlan = endpoint(plansPaths.createNutritionDayPlan, {
  access: 'subject',
  summary: 'Creates a day plan without meals.',
  body: z.object({ name: planName.default('Standard'), user: id.optional() }),
  answer: nutritionDayPlan,
  status: 201,
});

export const getNutritionDayPlan = endpoint(plansPaths.getNutritionDayPlan, {
  access: 'subject',
  summary: 'Returns a day plan with its meals.',
  params: idParams,
  answer: nutritionDayPlan,
});

export const updateNutritionDayPlan = endpoint(plansPaths.updateNutritionDayPlan, {
  access: 'subject',
  summary: 'Renames a day plan.',
  params: idParams,
  body: z.object({ name: planName.optional() }),
  answer: nutritionDayPlan,
});

export const deleteNutritionDayPlan = endpoint(plansPaths.deleteNutritionDayPlan, {
  access: 'subject',
  summary: "Deletes a day plan: its weekdays get Monday's plan, which cannot be deleted itself.",
  params: idParams,
});

export const replaceNutritionDayPlan = replacementOf(
  updateNutritionDayPlan,
  planResourcePaths.replaceNutritionDayPlan,
  { summary: 'Replaces the name of a day plan.', body: z.object({ name: planName }) },
);
