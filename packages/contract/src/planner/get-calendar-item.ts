import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { calendarItem } from './models.ts';
import { plannerPaths } from './paths.ts';

export const getCalendarItem = endpoint(plannerPaths.getCalendarItem, {
  access: 'subject',
  summary: 'One meal of a day.',
  params: idParams,
  answer: calendarItem,
  errors: ['not_found'],
});
