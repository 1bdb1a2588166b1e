import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, id } from '../fields.ts';
import { calendarDay } from './models.ts';
import { plannerPaths } from './paths.ts';

export const createCalendarDay = endpoint(plannerPaths.createCalendarDay, {
  access: 'subject',
  summary: 'An empty day; one per person and date.',
  body: z.object({ user: id.optional(), date, calendar_items: z.array(z.unknown()).max(0).optional() }),
  answer: calendarDay,
  status: 201,
});
