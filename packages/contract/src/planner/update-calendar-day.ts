import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, text } from '../fields.ts';
import { calendarDay } from './models.ts';
import { plannerPaths } from './paths.ts';

export const updateCalendarDay = endpoint(plannerPaths.updateCalendarDay, {
  access: 'subject',
  summary: "Writes the day's note.",
  params: idParams,
  body: z.object({ note: text({ min: 1, max: 5_000 }).optional() }),
  answer: calendarDay,
  errors: ['not_found'],
});
