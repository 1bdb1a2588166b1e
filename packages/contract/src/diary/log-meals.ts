import { MAX_LOGGED_AT_ONCE, MAX_MEAL_PORTIONS } from '@weekbord/domain/recipes/amounts/meal-limits';
import { ITEM_STATUSES } from '@weekbord/domain/diary/calendar-items';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, id } from '../fields.ts';
import { foodQuantity } from '../foods/models.ts';
import { diaryPaths } from './paths.ts';
import { calendarItem, quickFigures } from './models.ts';
import { listOf, SIZES } from '../sizes.ts';

/** Whether a logged meal counts as already eaten. */
export const loggingParts = {
  today: date.optional(),
  /**
   * If absent, the status follows from the dates: a meal that a person logs for themselves is eaten up to today and
   * planned on later days. A meal that a coach adds to a client's day is planned.
   */
  status: z.enum(ITEM_STATUSES).optional(),
};

/** A meal to log: an amount of a food, a recipe meal repeated from the diary, or a quick add. */
const loggedMeal = z.discriminatedUnion('content_type', [
  z.object({ content_type: z.literal('singlefoodmeal'), suggested_serving_id: id, quantity: foodQuantity }),
  z.object({
    content_type: z.literal('recipemeal'),
    /** The meal to repeat unchanged. */
    object_id: id,
    /** The number of portions; by default, that of the original meal. */
    portions: z.number().int().min(1).max(MAX_MEAL_PORTIONS).optional(),
  }),
  quickFigures.extend({ content_type: z.literal('quickaddmeal') }),
]);

export const logMeals = endpoint(diaryPaths.logMeals, {
  access: 'subject',
  summary: 'Adds several items to a slot of a day at once, eaten or planned: all of them or none.',
  body: z.object({
    calendar_day_id: id,
    meal_slot_id: id,
    ...loggingParts,
    meals: z.array(loggedMeal).min(1).max(MAX_LOGGED_AT_ONCE),
  }),
  answer: z.object({ calendar_items: listOf(calendarItem, SIZES.mealsOfDay) }),
  status: 201,
});
