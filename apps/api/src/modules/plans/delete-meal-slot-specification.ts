import type { deleteMealSlotSpecification as endpoint } from '@weekbord/contract/plans/meal-slot-specifications';
import type { Operation } from '../../platform/http/context.ts';
import { deleteSlot } from './plans.store.ts';
import { reachSlot } from './reach-plan.ts';

export const deleteMealSlotSpecification: Operation<typeof endpoint> = async (ctx) => {
  await deleteSlot(ctx.db, await reachSlot(ctx, ctx.params.id));
};
