import type { getMealSlotSpecification as endpoint } from '@weekbord/contract/plans/meal-slot-specifications';
import type { Operation } from '../../platform/http/context.ts';
import { presentSlot } from './plans.present.ts';
import { reachSlot } from './reach-plan.ts';

export const getMealSlotSpecification: Operation<typeof endpoint> = async (ctx) =>
  presentSlot(await reachSlot(ctx, ctx.params.id));
