import type { createMealSlotSpecification as endpoint } from '@weekbord/contract/plans/meal-slot-specifications';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { presentSlot } from './plans.present.ts';
import { insertSlot } from './plans.store.ts';
import { referredDayPlan } from './reach-plan.ts';

export const createMealSlotSpecification: Operation<typeof endpoint> = async (ctx) => {
  const { nutrition_day_plan: dayPlanId, ...figures } = ctx.body;
  const plan = await referredDayPlan(ctx, { field: 'nutrition_day_plan', id: dayPlanId });
  const slot = await insertSlot(ctx.db, { ...figures, person_id: plan.person_id, day_plan_id: plan.id });
  if (slot === undefined) throw new FieldError({ meal_moment: 'duplicate' });
  return presentSlot(slot);
};
