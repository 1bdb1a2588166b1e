import type { listNutritionDayPlans as endpoint } from '@weekbord/contract/plans/nutrition-day-plans';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { reachPerson } from '../accounts/accounts.public.ts';
import { listDayPlans } from './plans.store.ts';
import { presentDayPlans } from './present-plans.ts';

export const listNutritionDayPlans: Operation<typeof endpoint> = async (ctx) => {
  const person = await reachPerson(ctx, ctx.query.user);
  const found = await listDayPlans(ctx.db, person.id, pageWindow(ctx.query));
  return paginate(ctx, { count: found.count, rows: await presentDayPlans(ctx.db, found.rows) });
};
