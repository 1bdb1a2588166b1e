import type { getCalendarDay as endpoint } from '@weekbord/contract/diary/calendar-days';
import type { Operation } from '../../platform/http/context.ts';
import { presentDays } from './present-days.ts';
import { reachDay } from './reach-day.ts';

export const getCalendarDay: Operation<typeof endpoint> = async (ctx) => {
  const day = await reachDay(ctx, ctx.params.id);
  const [presented] = await presentDays(ctx.db, day.person_id, [day], ctx.locale);
  return presented!;
};
