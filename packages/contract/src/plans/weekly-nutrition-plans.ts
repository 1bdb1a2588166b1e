import { endpoint } from '../endpoint.ts';
import { idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import {
  planReason,
  weeklyNutritionPlan,
  weeklyNutritionPlanChange,
  weeklyNutritionPlanCreate,
  weeklyNutritionPlanReplace,
} from './models.ts';
import { plansPaths } from './paths.ts';
import { planResourcePaths } from './resource-paths.ts';
import { z } from 'zod';

export const listWeeklyNutritionPlans = endpoint(plansPaths.listWeeklyNutritionPlans, {
  access: 'subject',
  summary: 'Returns the weekly plan of the caller, or of a client named by `user`.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(weeklyNutritionPlan),
});

export const createWeeklyNutritionPlan = endpoint(plansPaths.createWeeklyNutritionPlan, {
  event: 'weekly_nutrition_plan.created',
  access: 'subject',
  summary: 'Creates the weekly plan of a profile; one per profile.',
  body: weeklyNutritionPlanCreate,
  answer: weeklyNutritionPlan,
  status: 201,
});

export const getWeeklyNutritionPlan = endpoint(plansPaths.getWeeklyNutritionPlan, {
  access: 'subject',
  summary: 'Returns a weekly plan with its day plans.',
  params: idParams,
  answer: weeklyNutritionPlan,
});

export const replaceWeeklyNutritionPlan = endpoint(plansPaths.replaceWeeklyNutritionPlan, {
  access: 'subject',
  summary: 'Assigns a day plan to the named weekdays; other days stay unchanged.',
  params: idParams,
  body: weeklyNutritionPlanReplace,
  answer: weeklyNutritionPlan,
});

export const updateWeeklyNutritionPlan = endpoint(planResourcePaths.updateWeeklyNutritionPlan, {
  access: 'subject',
  summary: 'Assigns day plans to the named weekdays, or renames the weekly plan; omitted fields stay unchanged.',
  params: idParams,
  body: weeklyNutritionPlanChange,
  answer: weeklyNutritionPlan,
});

export const deleteWeeklyNutritionPlan = endpoint(planResourcePaths.deleteWeeklyNutritionPlan, {
  access: 'subject',
  summary: 'Deletes a weekly plan; its day plans stay.',
  params: idParams,
  query: z.object({ reason: planReason.optional() }),
});
