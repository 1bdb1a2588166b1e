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
  summary: 'What the caller, or a client named by `user`, eats every week; the oldest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(recurringMeal),
});

export const createRecurringMeal = endpoint(plannerPaths.createRecurringMeal, {
  access: 'subject',
  summary:
    'Plans a copy of a meal at its moment on some weekdays of every week, from the next planning on. One dish at most recurs at a moment of a weekday.',
  body: z.object({ calendar_item: id, weekdays }),
  answer: recurringMeal,
  status: 201,
});

export const updateRecurringMeal = endpoint(plannerPaths.updateRecurringMeal, {
  access: 'subject',
  summary: 'Changes the weekdays of a recurring meal, pauses it or takes it up again; what is planned stays.',
  params: idParams,
  body: z.object({ weekdays: weekdays.optional(), paused: z.boolean().optional() }),
  answer: recurringMeal,
});

export const deleteRecurringMeal = endpoint(plannerPaths.deleteRecurringMeal, {
  access: 'subject',
  summary: 'Forgets that a meal recurs; what is planned stays.',
  params: idParams,
});

export const previewRecurringMeal = endpoint(plannerPaths.previewRecurringMeal, {
  access: 'subject',
  summary:
    'Where a recurring meal could be put at once in the seven days from a date on; where it stands already is left out.',
  params: idParams,
  query: z.object({ start_date: startDate }),
  answer: putPreview,
  cost: 2,
});

export const planRecurringMeal = endpoint(plannerPaths.planRecurringMeal, {
  access: 'subject',
  summary:
    'Puts a recurring meal into the seven days from a date on, where nothing stands or what the planner put there.',
  params: idParams,
  body: putBody,
  answer: placeMeals,
  cost: 5,
});
