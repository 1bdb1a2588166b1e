import type { replaceWeeklyNutritionPlan as endpoint } from '@weekbord/contract/plans/weekly-nutrition-plans';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { updateWeeklyPlan } from './plans.store.ts';
import { presentOneWeeklyPlan } from './present-plans.ts';
import { reachWeeklyPlan, referredDayPlan } from './reach-plan.ts';

export const replaceWeeklyNutritionPlan: Operation<typeof endpoint> = async (ctx) => {
  const stored = await reachWeeklyPlan(ctx, ctx.params.id);
  const { name, nutrition_day_plan_id: dayPlanId, days_to_update_to_nutrition_day_plan_id: days } = ctx.body;
  const reference = { field: 'nutrition_day_plan_id', id: dayPlanId, personId: stored.person_id };
  const plan = await referredDayPlan(ctx, reference);
  const week = await updateWeeklyPlan(ctx.db, stored.person_id, {
    ...Object.fromEntries(days.map((day) => [day, plan.id])),
    ...(name === undefined ? {} : { name }),
  });
  if (week === undefined) throw new ApiError('not_found');
  return presentOneWeeklyPlan(ctx.db, week);
};
