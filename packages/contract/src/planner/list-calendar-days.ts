import { endpoint } from '../endpoint.ts';
import { date, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { calendarDay } from './models.ts';
import { plannerPaths } from './paths.ts';

/** A list of days may span this many, both ends counted. */
export const CALENDAR_RANGE_MAX_DAYS = 62;

export const listCalendarDays = endpoint(plannerPaths.listCalendarDays, {
  access: 'subject',
  summary: 'The days of the caller, or of a client named by `user`, oldest first.',
  query: pageQuery.extend({
    user: idText.optional(),
    date__gte: date.optional(),
    date__lte: date.optional(),
    date__lt: date.optional(),
  }),
  answer: pageOf(calendarDay),
});
