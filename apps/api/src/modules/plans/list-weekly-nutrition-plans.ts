import type { listWeeklyNutritionPlans as endpoint } from '@weekbord/contract/plans/weekly-nutrition-plans';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { reachPerson } from '../accounts/accounts.public.ts';
import { listWeeklyPlans } from './plans.store.ts';
import { presentWeeklyPlans } from './present-plans.ts';

export const listWeeklyNutritionPlans: Operation<typeof endpoint> = async (ctx) => {
  const person = await reachPerson(ctx, ctx.query.user);
  const found = await listWeeklyPlans(ctx.db, person.id, pageWindow(ctx.query));
  return paginate(ctx, { count: found.count, rows: await presentWeeklyPlans(ctx.db, found.rows) });
};
