import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { calendarDay } from './models.ts';
import { plannerPaths } from './paths.ts';

export const getCalendarDay = endpoint(plannerPaths.getCalendarDay, {
  access: 'subject',
  summary: 'One day with its meals.',
  params: idParams,
  answer: calendarDay,
  errors: ['not_found'],
});
