import type { listMealSlotSpecifications as endpoint } from '@weekbord/contract/plans/meal-slot-specifications';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { reachPerson } from '../accounts/accounts.public.ts';
import { presentSlot } from './plans.present.ts';
import { listSlots } from './plans.store.ts';

export const listMealSlotSpecifications: Operation<typeof endpoint> = async (ctx) => {
  const person = await reachPerson(ctx, ctx.query.user);
  const filter = { personId: person.id, dayPlanId: ctx.query.nutrition_day_plan };
  const found = await listSlots(ctx.db, filter, pageWindow(ctx.query));
  return paginate(ctx, { count: found.count, rows: found.rows.map(presentSlot) });
};
