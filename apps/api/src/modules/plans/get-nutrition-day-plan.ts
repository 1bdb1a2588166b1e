import type { getNutritionDayPlan as endpoint } from '@weekbord/contract/plans/nutrition-day-plans';
import type { Operation } from '../../platform/http/context.ts';
import { presentOneDayPlan } from './present-plans.ts';
import { reachDayPlan } from './reach-plan.ts';

export const getNutritionDayPlan: Operation<typeof endpoint> = async (ctx) =>
  presentOneDayPlan(ctx.db, await reachDayPlan(ctx, ctx.params.id));
