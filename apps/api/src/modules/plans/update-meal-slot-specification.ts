import type { updateMealSlotSpecification as endpoint } from '@weekbord/contract/plans/meal-slot-specifications';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { presentSlot } from './plans.present.ts';
import { listSlotsOf, updateSlot } from './plans.store.ts';
import { reachSlot } from './reach-plan.ts';

export const updateMealSlotSpecification: Operation<typeof endpoint> = async (ctx) => {
  const slot = await reachSlot(ctx, ctx.params.id);
  if (Object.values(ctx.body).every((value) => value === undefined)) return presentSlot(slot);
  const siblings = await listSlotsOf(ctx.db, [slot.person_id], [slot.day_plan_id]);
  const taken = siblings.some((other) => other.id !== slot.id && other.meal_moment === ctx.body.meal_moment);
  if (taken) throw new FieldError({ meal_moment: 'duplicate' });
  return presentSlot(await updateSlot(ctx.db, slot, ctx.body));
};
