import { MEASUREMENT_TYPES } from '@weekbord/domain/progress/measurement-types';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { progressPaths } from './paths.ts';

export const deleteMeasurement = endpoint(progressPaths.deleteMeasurement, {
  access: 'subject',
  summary: 'Deletes a measurement of any type; sending the same value and time again restores it.',
  body: z.object({ measurement_id: id, measurement_type: z.enum(MEASUREMENT_TYPES), user_id: id.optional() }),
});
