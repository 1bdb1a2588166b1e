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
  summary: 'The weekly plan of the caller, or of a client named by `user`.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(weeklyNutritionPlan),
});

export const createWeeklyNutritionPlan = endpoint(plansPaths.createWeeklyNutritionPlan, {
  event: 'weekly_nutrition_plan.created',
  access: 'subject',
  summary: 'A weekly plan for a profile; a profile has one.',
  body: weeklyNutritionPlanCreate,
  answer: weeklyNutritionPlan,
  status: 201,
});

export const getWeeklyNutritionPlan = endpoint(plansPaths.getWeeklyNutritionPlan, {
  access: 'subject',
  summary: 'One weekly plan with its day plans.',
  params: idParams,
  answer: weeklyNutritionPlan,
});

export const replaceWeeklyNutritionPlan = endpoint(plansPaths.replaceWeeklyNutritionPlan, {
  access: 'subject',
  summary: 'Gives the named weekdays a day plan; the other days stay.',
  params: idParams,
  body: weeklyNutritionPlanReplace,
  answer: weeklyNutritionPlan,
});

export const updateWeeklyNutritionPlan = endpoint(planResourcePaths.updateWeeklyNutritionPlan, {
  access: 'subject',
  summary: 'Gives each weekday that is named its day plan, or the weekly plan another name; what is left out stays.',
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
