import type { createCalendarDay as endpoint } from '@weekbord/contract/diary/calendar-days';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { reachPerson } from '../accounts/accounts.public.ts';
import { insertDays } from './planner.store.ts';
import { presentDays } from './present-days.ts';

export const createCalendarDay: Operation<typeof endpoint> = async (ctx) => {
  const person = await reachPerson(ctx, ctx.body.user);
  const fresh = await insertDays(ctx.db, person.id, [ctx.body.date]);
  const [day] = await presentDays(ctx.db, person.id, fresh, ctx.locale);
  if (day === undefined) throw new FieldError([{ path: [], code: 'day_exists' }]);
  return day;
};
