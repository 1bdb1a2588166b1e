import { endpoint, replacementOf } from '../endpoint.ts';
import { date, id, idParams, idText, text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { calendarDay } from './models.ts';
import { diaryPaths } from './paths.ts';
import { diaryResourcePaths } from './resource-paths.ts';
import { z } from 'zod';

/** Maximum number of days in a list, including both ends. */
export const CALENDAR_RANGE_MAX_DAYS = 62;

export const listCalendarDays = endpoint(diaryPaths.listCalendarDays, {
  access: 'subject',
  summary: 'Lists the days of the caller, or of a client named by `user`, oldest first.',
  query: pageQuery.extend({
    user: idText.optional(),
    date__gte: date.optional(),
    date__lte: date.optional(),
    date__lt: date.optional(),
  }),
  answer: pageOf(calendarDay),
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
