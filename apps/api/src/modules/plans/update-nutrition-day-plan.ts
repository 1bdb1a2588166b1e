import type { updateNutritionDayPlan as endpoint } from '@weekbord/contract/plans/nutrition-day-plans';
import type { Operation } from '../../platform/http/context.ts';
import { updateDayPlan } from './plans.store.ts';
import { presentOneDayPlan } from './present-plans.ts';
import { reachDayPlan } from './reach-plan.ts';

export const updateNutritionDayPlan: Operation<typeof endpoint> = async (ctx) => {
  const plan = await reachDayPlan(ctx, ctx.params.id);
  const { name } = ctx.body;
  return presentOneDayPlan(ctx.db, name === undefined ? plan : await updateDayPlan(ctx.db, plan, { name }));
};
