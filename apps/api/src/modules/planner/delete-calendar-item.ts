import type { deleteCalendarItem as endpoint } from '@weekbord/contract/diary/calendar-items';
import type { Operation } from '../../platform/http/context.ts';
import { deleteUnplannedMeals } from '../recipes/recipes.public.ts';
import { deleteItems } from './planner.store.ts';
import { reachItem } from './reach-day.ts';

export const deleteCalendarItem: Operation<typeof endpoint> = async (ctx) => {
  const item = await reachItem(ctx, ctx.params.id);
  await deleteItems(ctx.db, item.person_id, [item.id]);
  await deleteUnplannedMeals(ctx.db, item.person_id, [item]);
};
