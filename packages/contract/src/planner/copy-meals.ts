import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { z } from 'zod';
import { calendarDay } from '../diary/models.ts';
import { endpoint } from '../endpoint.ts';
import { date, id, sentMoment } from '../fields.ts';
import { copiedDay } from './models.ts';
import { plannerPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

/** Maximum number of meals in one call. */
const MAX_ITEMS = 100;

const person = {
  user: id.optional(),
  from_calendar_day_id: id,
  /** The calendar items that may be replaced; if absent, all that are unchanged since the planner planned them. */
  replaceable_item_ids: z.array(id).max(MAX_ITEMS).optional(),
};

export const copyMealsFromDate = endpoint(plannerPaths.copyMealsFromDate, {
  access: 'subject',
  summary:
    'Copies the meals of a day to another date, replacing what the planner put there; slots where something was eaten, added, changed or locked stay as they are.',
  body: z.object({ ...person, to_date: date }),
  answer: copiedDay,
  errors: ['copying_off'],
});

export const copyMealsToMealMoment = endpoint(plannerPaths.copyMealsToMealMoment, {
  access: 'subject',
  summary:
    "Copies meals to a slot of another day, next to what is there; a dish replaces the planner's. Copies the named meals, or else those of `from_meal_moment`, or else those of the same slot.",
  body: z.object({
    ...person,
    to_calendar_day: id,
    meal_moment: z.enum(MEAL_MOMENTS),
    from_meal_moment: z.enum(MEAL_MOMENTS).optional(),
    calendar_item_ids: z.array(id).min(1).max(MAX_ITEMS).optional(),
  }),
  answer: copiedDay,
  errors: ['copying_off'],
});

export const removeCopies = endpoint(plannerPaths.removeCopies, {
  access: 'subject',
  summary: 'Removes copied meals from their days again, if they are unchanged since `modified`.',
  body: z.object({
    user: id.optional(),
    items: z
      .array(z.object({ id, modified: sentMoment }))
      .min(1)
      .max(MAX_ITEMS),
  }),
  /** The days from which meals were removed, oldest first. */
  answer: z.object({ calendar_days: listOf(calendarDay, SIZES.days), removed_count: z.number().int() }),
});
