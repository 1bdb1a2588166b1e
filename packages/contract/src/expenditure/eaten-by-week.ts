import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, idText } from '../fields.ts';
import { expenditurePaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

export const getEatenByWeek = endpoint(expenditurePaths.getEatenByWeek, {
  access: 'subject',
  summary:
    'Returns average daily intake compared with the plan, and the weight trend, for each of the last twelve weeks; latest first.',
  query: z.object({
    user: idText.optional(),
    /** The caller's own date; the latest current date in any time zone if absent. */
    today: date.optional(),
  }),
  answer: z
    .object({
      user: z.number().int(),
      /** Goes back to the first week with data; empty without a plan, or if its targets are hidden. */
      weeks: listOf(
        z.object({
          /** The first day of the week, which starts on the person's first weekday. */
          start_date: z.string(),
          /** Past days on which every main meal of the plan was ticked as eaten. */
          complete_days: z.number().int(),
          /** The mean of the complete days, in kcal per day; null if there are none. */
          kcal: z.number().int().nullable(),
          /** The current plan's energy target on these days, in kcal per day. */
          target_kcal: z.number().int().nullable(),
          /** The weight trend on the last day of the week that has a weight, in kg. */
          weight: z.number().nullable(),
        }),
        SIZES.many,
      ),
    })
    .meta({ id: 'EatenByWeek' }),
  oneByOne: true,
});
