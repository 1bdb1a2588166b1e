import { STAY_KINDS } from '@weekbord/domain/diary/undo-replacement';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { z } from 'zod';
import { calendarDay } from '../diary/models.ts';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { plannerPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

/**
 * A meal that stays although the meal that it replaced was to be restored; `detail` says why in the caller's language.
 */
const stayedMeal = z
  .object({
    kind: z.enum(STAY_KINDS),
    date: z.string(),
    meal_moment: z.enum(MEAL_MOMENTS),
    detail: z.string(),
  })
  .meta({ id: 'StayedMeal' });

export const undoReplacement = endpoint(plannerPaths.undoReplacement, {
  access: 'subject',
  summary:
    'Restores replaced meals, within a day; slots where something was eaten, changed, locked or added since stay, and are listed.',
  params: idParams,
  answer: z.object({
    /** Whether the replacement had already been undone, so that nothing changed. */
    was_undone: z.boolean(),
    /** The number of meal moments whose earlier meals were restored. */
    brought_back: z.number().int(),
    stayed: listOf(stayedMeal, SIZES.many),
    /** The outcome in the caller's language. */
    detail: z.string(),
    /** The days of the replacement in their current state. */
    calendar_days: listOf(calendarDay, SIZES.days),
  }),
});
