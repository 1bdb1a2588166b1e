import { MEAL_CONTENT_TYPES, MEAL_MOMENTS } from '@weekbord/domain/vocabulary';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { calendarItem } from './models.ts';
import { plannerPaths } from './paths.ts';

export const createCalendarItem = endpoint(plannerPaths.createCalendarItem, {
  access: 'subject',
  summary: 'Puts a meal into a day.',
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
