import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, idText } from '../fields.ts';
import { expenditurePaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

export const getEatenByWeek = endpoint(expenditurePaths.getEatenByWeek, {
  access: 'subject',
  summary:
    'What was eaten a day against the plan, and the trend of weight, in each of the last twelve weeks; latest first.',
  query: z.object({
    user: idText.optional(),
    /** The caller's own date; left out, it is the latest that it is anywhere. */
    today: date.optional(),
  }),
  answer: z
    .object({
      user: z.number().int(),
      /** Back to the first of which anything is known; empty without a plan, or where what it aims at is not shown. */
      weeks: listOf(
        z.object({
          /** A Monday. */
          start_date: z.string(),
          /** Past days with every main meal of the plan, all of which was ticked as eaten. */
          complete_days: z.number().int(),
          /** The mean of the complete days, kcal a day; null where there is none. */
          kcal: z.number().int().nullable(),
          /** What the plan gives these days now, kcal a day. */
          target_kcal: z.number().int().nullable(),
          /** The trend of weight on the last day of the week that has a weight, kg. */
          weight: z.number().nullable(),
        }),
        SIZES.many,
      ),
    })
    .meta({ id: 'EatenByWeek' }),
  oneByOne: true,
});
