import { MEASUREMENT_TYPES, PROGRESS_PERIODS } from '@weekbord/domain/progress/measurement-types';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, idText } from '../fields.ts';
import { progressPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

export const getProgress = endpoint(progressPaths.getProgress, {
  access: 'subject',
  summary: 'Returns a measured value over a period: one value for each date with a measurement, oldest first.',
  query: z.object({
    user: idText.optional(),
    measurement_type: z.enum(MEASUREMENT_TYPES),
    period: z.enum(PROGRESS_PERIODS),
    /** The last date of the period: the caller's current date; if absent, the latest current date in any time zone. */
    today: date.optional(),
  }),
  answer: z
    .object({
      points: listOf(
        z.object({
          date: z.string(),
          /** The mean of the date's values, in the unit of the type; a stress of 0 does not count. */
          value: z.number(),
          /** The number of entries that the mean is based on. */
          entries: z.number().int(),
          /** For weights: the value without daily fluctuations, computed from all weights so far. */
          trend: z.number().nullable(),
        }),
        SIZES.most,
      ),
      /**
       * The weekly change between the first and the last weight of the period, in kg; null for other types, and if both
       * were measured at the same time.
       */
      change_per_week: z.number().nullable(),
    })
    .meta({ id: 'Progress' }),
  // Takes about two milliseconds of CPU for a year of weights, nine for five years.
  oneByOne: true,
});
