import type { updateCalendarItem as endpoint } from '@weekbord/contract/diary/calendar-items';
import type { Operation } from '../../platform/http/context.ts';
import { updateStatus } from './planner.store.ts';
import { presentItems } from './present-days.ts';
import { reachItem } from './reach-day.ts';

export const updateCalendarItem: Operation<typeof endpoint> = async (ctx) => {
  const item = await reachItem(ctx, ctx.params.id);
  const { status = item.status } = ctx.body;
  const isNew = status !== item.status;
  if (isNew) await updateStatus(ctx.db, item, status, ctx.now);
  const changed = { ...item, status, modified_at: isNew ? ctx.now : item.modified_at };
  const [presented] = await presentItems(ctx.db, item.person_id, [changed], ctx.locale);
  return presented!;
};
