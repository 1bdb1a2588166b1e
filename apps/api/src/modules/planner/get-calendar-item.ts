import type { getCalendarItem as endpoint } from '@weekbord/contract/diary/calendar-items';
import type { Operation } from '../../platform/http/context.ts';
import { presentItems } from './present-days.ts';
import { reachItem } from './reach-day.ts';

export const getCalendarItem: Operation<typeof endpoint> = async (ctx) => {
  const item = await reachItem(ctx, ctx.params.id);
  const [presented] = await presentItems(ctx.db, item.person_id, [item], ctx.locale);
  return presented!;
};
