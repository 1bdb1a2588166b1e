import type { getWeeklyNutritionPlan as endpoint } from '@weekbord/contract/plans/weekly-nutrition-plans';
import type { Operation } from '../../platform/http/context.ts';
import { presentOneWeeklyPlan } from './present-plans.ts';
import { reachWeeklyPlan } from './reach-plan.ts';

export const getWeeklyNutritionPlan: Operation<typeof endpoint> = async (ctx) =>
  presentOneWeeklyPlan(ctx.db, await reachWeeklyPlan(ctx, ctx.params.id));
