import type { updateCalendarDay as endpoint } from '@weekbord/contract/diary/calendar-days';
import type { Operation } from '../../platform/http/context.ts';
import { updateNote } from './planner.store.ts';
import { presentDays } from './present-days.ts';
import { reachDay } from './reach-day.ts';

export const updateCalendarDay: Operation<typeof endpoint> = async (ctx) => {
  const day = await reachDay(ctx, ctx.params.id);
  const { note } = ctx.body;
  const row = note === undefined ? day : await updateNote(ctx.db, day, note);
  const [presented] = await presentDays(ctx.db, day.person_id, [row], ctx.locale);
  return presented!;
};
