import type { Context, Operation } from '../../../platform/http/context.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../../platform/http/paginate.ts';
import { authorize, authorizePerson } from '../../access/access.public.ts';
import { deleteDay, insertDays, listItems, updateNote } from '../diary.store.ts';
import { listPage } from './diary-page.store.ts';
import { catalogueCache } from '../meals/recipe/catalogue-cache.ts';
import { presentDays } from './present-days.ts';
import { calendarDay } from '../diary.resources.ts';
import { removeMeals } from '../replacements/remove-meals.ts';
import { CALENDAR_RANGE_MAX_DAYS, type listCalendarDays as endpoint } from '@weekbord/contract/diary/calendar-days';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { addDays, daysBetween } from '@weekbord/domain/dates/plain-date';

export const listCalendarDays: Operation<typeof endpoint> = async (ctx) => {
  const { db, query, locale } = ctx;
  checkRange(query);
  const personId = await authorizePerson(ctx, query.user);
  const range = { from: query.date__gte, to: query.date__lte, before: query.date__lt };
  const [{ count, days, ...inDays }, kept] = await Promise.all([
    listPage(db, { personId, ...range, ...pageWindow(query) }, locale),
    catalogueCache(ctx),
  ]);
  return paginate(ctx, { count, rows: await presentDays(db, personId, days, locale, { ...inDays, kept }) });
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

export const createCalendarDay: Operation<Endpoints['createCalendarDay']> = async (ctx) => {
  const personId = await authorizePerson(ctx, ctx.body.user);
  const fresh = await insertDays(ctx.db, personId, [ctx.body.date]);
  const [day] = await presentDays(ctx.db, personId, fresh, ctx.locale);
  if (day === undefined) throw new FieldError([{ path: [], code: 'day_exists' }]);
  return day;
};

export const getCalendarDay: Operation<Endpoints['getCalendarDay']> = async (ctx) => {
  const day = await authorize(ctx, calendarDay, ctx.params.id);
  const [presented] = await presentDays(ctx.db, day.person_id, [day], ctx.locale);
  return presented!;
};

export const updateCalendarDay: Operation<Endpoints['updateCalendarDay']> = async (ctx) => {
  const day = await authorize(ctx, calendarDay, ctx.params.id);
  const { note } = ctx.body;
  const row = note === undefined ? day : await updateNote(ctx.db, day, note);
  const [presented] = await presentDays(ctx.db, day.person_id, [row], ctx.locale);
  return presented!;
};

export const deleteCalendarDay: Operation<Endpoints['deleteCalendarDay']> = async (ctx) => {
  const day = await authorize(ctx, calendarDay, ctx.params.id);
  const items = await listItems(ctx.db, day.person_id, [day.id]);
  await removeMeals(
    ctx.db,
    day.person_id,
    items.map(({ id }) => id),
  );
  await deleteDay(ctx.db, day);
};
