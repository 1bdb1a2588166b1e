import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { plannerPaths } from './paths.ts';

export const deleteCalendarItem = endpoint(plannerPaths.deleteCalendarItem, {
  access: 'subject',
  summary: 'Takes a meal out of its day.',
  params: idParams,
  errors: ['not_found'],
});
