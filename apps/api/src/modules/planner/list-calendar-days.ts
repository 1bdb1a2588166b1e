import { CALENDAR_RANGE_MAX_DAYS, type listCalendarDays as endpoint } from '@weekbord/contract/diary/calendar-days';
import { addDays, daysBetween } from '@weekbord/domain/dates/plain-date';
import type { Context, Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { reachPerson } from '../accounts/accounts.public.ts';
import { listDays } from './planner.store.ts';
import { presentDays } from './present-days.ts';

export const listCalendarDays: Operation<typeof endpoint> = async (ctx) => {
  const { actor, db, query } = ctx;
  checkRange(query);
  const isOwn = query.user === undefined || query.user === actor.id;
  const personId = isOwn ? actor.id : (await reachPerson(ctx, query.user)).id;
  const { count, rows } = await listDays(db, personId, {
    from: query.date__gte,
    to: query.date__lte,
    before: query.date__lt,
    ...pageWindow(query),
  });
  return paginate(ctx, { count, rows: await presentDays(db, personId, rows, ctx.locale) });
};

function checkRange(query: Context<typeof endpoint>['query']): void {
  const { date__gte: from, date__lt: before } = query;
  const field = query.date__lte === undefined ? 'date__lt' : 'date__lte';
  const to = query.date__lte ?? (before === undefined ? undefined : addDays(before, -1));
  if (from === undefined || to === undefined) return;
  const days = daysBetween(from, to) + 1;
  if (days < 0 || (days === 0 && field === 'date__lte')) throw new FieldError({ [field]: 'range_reversed' });
  if (days > CALENDAR_RANGE_MAX_DAYS) {
    throw new FieldError([{ path: [field], code: 'range_too_long', params: { max: CALENDAR_RANGE_MAX_DAYS } }]);
  }
}
