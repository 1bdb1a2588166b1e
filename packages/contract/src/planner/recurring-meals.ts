import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idParams, idText, startDate } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { plannerPaths } from './paths.ts';
import { keptMeal, putBody, placeMeals, putPreview } from './put-meals.ts';
import { listOf, SIZES } from '../sizes.ts';

/** A meal that is planned on the same weekdays every week. */
const recurringMeal = keptMeal
  .extend({
    id: z.number().int(),
    user: z.number().int(),
    weekdays: listOf(z.enum(WEEKDAYS), SIZES.week),
    /** Whether planning skips the meal until it is resumed. */
    paused: z.boolean(),
    /** The meal's recipe; null for a food or plain numbers. */
    recipe: z.number().int().nullable(),
  })
  .meta({ id: 'RecurringMeal' });

const weekdays = z
  .array(z.enum(WEEKDAYS))
  .min(1)
  .max(WEEKDAYS.length)
  .transform((days) => WEEKDAYS.filter((day) => days.includes(day)));

export const listRecurringMeals = endpoint(plannerPaths.listRecurringMeals, {
  access: 'subject',
  summary: 'Lists the weekly meals of the caller, or of a client named by `user`; oldest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(recurringMeal),
});

export const createRecurringMeal = endpoint(plannerPaths.createRecurringMeal, {
  access: 'subject',
  summary:
    'Makes a meal recur in its slot on some weekdays of every week, from the next planning on. Each slot of a weekday has at most one recurring meal.',
  body: z.object({ calendar_item: id, weekdays }),
  answer: recurringMeal,
  status: 201,
});

export const updateRecurringMeal = endpoint(plannerPaths.updateRecurringMeal, {
  access: 'subject',
  summary: 'Changes the weekdays of a recurring meal, pauses it or resumes it; planned meals stay.',
  params: idParams,
  body: z.object({ weekdays: weekdays.optional(), paused: z.boolean().optional() }),
  answer: recurringMeal,
});

export const deleteRecurringMeal = endpoint(plannerPaths.deleteRecurringMeal, {
  access: 'subject',
  summary: 'Deletes a recurring meal; planned meals stay.',
  params: idParams,
});

export const previewRecurringMeal = endpoint(plannerPaths.previewRecurringMeal, {
  access: 'subject',
  summary:
    'Lists where a recurring meal could be added in the seven days from a date; days that already have it are left out.',
  params: idParams,
  query: z.object({ start_date: startDate }),
  answer: putPreview,
  cost: 2,
});

export const planRecurringMeal = endpoint(plannerPaths.planRecurringMeal, {
  access: 'subject',
  summary: 'Adds a recurring meal to the seven days from a date, in slots that are empty or filled by the planner.',
  params: idParams,
  body: putBody,
  answer: placeMeals,
  cost: 5,
});
