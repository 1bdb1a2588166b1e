import { ITEM_STATUSES } from '@weekbord/domain/vocabulary';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { calendarItem } from './models.ts';
import { plannerPaths } from './paths.ts';

export const updateCalendarItem = endpoint(plannerPaths.updateCalendarItem, {
  access: 'subject',
  summary: 'Marks a meal as eaten or as planned.',
  params: idParams,
  body: z.object({ status: z.enum(ITEM_STATUSES).optional() }),
  answer: calendarItem,
  errors: ['not_found'],
});
