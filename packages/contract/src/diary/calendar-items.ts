import { endpoint, replacementOf } from '../endpoint.ts';
import { date, id, idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { calendarDay, calendarItem } from './models.ts';
import { diaryPaths } from './paths.ts';
import { diaryResourcePaths } from './resource-paths.ts';
import { ITEM_STATUSES, MEAL_CONTENT_TYPES } from '@weekbord/domain/diary/calendar-items';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { z } from 'zod';
import { listOf, SIZES } from '../sizes.ts';

export const createCalendarItem = endpoint(diaryPaths.createCalendarItem, {
  event: 'calendar_item.created',
  access: 'subject',
  summary: 'Adds a meal to a day.',
  body: z.object({
    calendar_day: id,
    content_type: z.enum(MEAL_CONTENT_TYPES),
    object_id: id,
    meal_moment: z.enum(MEAL_MOMENTS),
    meal_slot: id.nullable().optional(),
  }),
  answer: calendarItem,
  status: 201,
});

export const getCalendarItem = endpoint(diaryPaths.getCalendarItem, {
  access: 'subject',
  summary: 'Returns a meal of a day.',
  params: idParams,
  answer: calendarItem,
});

export const updateCalendarItem = endpoint(diaryPaths.updateCalendarItem, {
  access: 'subject',
  summary: 'Marks a meal as eaten, planned or skipped, and locks it against replanning.',
  params: idParams,
  body: z.object({
    status: z.enum(ITEM_STATUSES).optional(),
    /** Whether the person skipped the meal. A skipped meal is not eaten, and an eaten meal is not skipped. */
    skipped: z.boolean().optional(),
    locked: z.boolean().optional(),
  }),
  answer: calendarItem,
});

export const deleteCalendarItem = endpoint(diaryPaths.deleteCalendarItem, {
  access: 'subject',
  summary: 'Removes a meal from its day.',
  params: idParams,
});

export const moveMeal = endpoint(diaryPaths.moveMeal, {
  access: 'subject',
  summary:
    'Moves a meal to another date or slot, next to the meals there or swapped with one of them; eaten meals stay on their date.',
  params: idParams,
  body: z.object({
    date,
    meal_moment: z.enum(MEAL_MOMENTS),
    /** The meal on that date and moment with which this meal swaps places. */
    exchange_with: id.optional(),
  }),
  /** The days between which the meal moved, oldest first. */
  answer: z.object({ calendar_days: listOf(calendarDay, SIZES.days) }),
});

export const listCalendarItems = endpoint(diaryResourcePaths.listCalendarItems, {
  access: 'subject',
  summary: 'Lists the meals in the days of the caller, or of a client, newest first.',
  query: pageQuery.extend({
    /** The person whose days are requested; the same as `user`. */
    calendar_day__user: idText.optional(),
    user: idText.optional(),
    /** The items of one day. */
    calendar_day: idText.optional(),
  }),
  answer: pageOf(calendarItem),
});

export const replaceCalendarItem = replacementOf(updateCalendarItem, diaryResourcePaths.replaceCalendarItem, {
  summary: 'Sets whether a meal is eaten, planned or skipped, and whether it is locked against replanning.',
  body: z.object({
    status: z.enum(ITEM_STATUSES),
    skipped: z.boolean().default(false),
    locked: z.boolean().default(false),
  }),
});
