import { endpoint, replacementOf } from '../endpoint.ts';
import { date, id, idParams, idText, text } from '../fields.ts';
import { pageOf, pageQuery, pageSizeUpTo } from '../paging.ts';
import { calendarDay } from './models.ts';
import { diaryPaths } from './paths.ts';
import { diaryResourcePaths } from './resource-paths.ts';
import { z } from 'zod';

/** Maximum number of days in a range of dates, including both ends. */
export const CALENDAR_RANGE_MAX_DAYS = 62;
/** Maximum number of days in one page of a list. */
export const CALENDAR_PAGE_MAX_DAYS = 31;

export const listCalendarDays = endpoint(diaryPaths.listCalendarDays, {
  access: 'subject',
  summary: 'Lists the days of the caller, or of a client named by `user`, oldest first.',
  query: pageQuery.extend({
    page_size: pageSizeUpTo(CALENDAR_PAGE_MAX_DAYS),
    user: idText.optional(),
    date__gte: date
      .meta({ description: `Without a last date, the list has the ${CALENDAR_RANGE_MAX_DAYS} days from this one.` })
      .optional(),
    date__lte: date
      .meta({ description: `Without a first date, the list has the ${CALENDAR_RANGE_MAX_DAYS} days until this one.` })
      .optional(),
    date__lt: date.optional(),
  }),
  answer: pageOf(calendarDay, CALENDAR_PAGE_MAX_DAYS),
});

export const createCalendarDay = endpoint(diaryPaths.createCalendarDay, {
  access: 'subject',
  summary: 'Creates an empty day; one per person and date.',
  body: z.object({ user: id.optional(), date, calendar_items: z.array(z.unknown()).max(0).optional() }),
  answer: calendarDay,
  status: 201,
});

export const getCalendarDay = endpoint(diaryPaths.getCalendarDay, {
  access: 'subject',
  summary: 'Returns a day with its meals.',
  params: idParams,
  answer: calendarDay,
});

export const updateCalendarDay = endpoint(diaryPaths.updateCalendarDay, {
  access: 'subject',
  summary: "Updates the day's note.",
  params: idParams,
  body: z.object({ note: text({ min: 1, max: 5_000 }).optional() }),
  answer: calendarDay,
});

export const replaceCalendarDay = replacementOf(updateCalendarDay, diaryResourcePaths.replaceCalendarDay, {
  summary: "Replaces the day's note; an empty note removes it.",
  body: z.object({ note: text({ max: 5_000 }) }),
});

export const deleteCalendarDay = endpoint(diaryResourcePaths.deleteCalendarDay, {
  access: 'subject',
  summary: 'Deletes a day with its note and removes its meals from the diary.',
  params: idParams,
});
