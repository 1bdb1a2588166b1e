import { getCalendarDay } from '@weekbord/contract/diary/calendar-days';
import type { CalendarDay, CalendarItem } from '@weekbord/contract/diary/models';
import { copyMealsFromDate } from '@weekbord/contract/planner/copy-meals';
import { addDays } from '@weekbord/domain/dates/plain-date';
import type { PersonDetails } from '@weekbord/testkit/builders/people';
import type { TestApp } from '@weekbord/testkit/test-app';
import { daysOf, MONDAY, personWithPlan } from '../../diary/diary.test-support.ts';

export const MAY_COPY = { feature_flags: ['FF_COPY_MEALS_TO_ANOTHER_DAY'] };
export const TUESDAY = addDays(MONDAY, 1);
/** The day after the planned week. */
export const EMPTY = addDays(MONDAY, 7);

/** Returns a person with a planned week who may copy, and their days. */
export async function aCopier(app: TestApp, details: PersonDetails = {}) {
  const { person, client } = await personWithPlan(app, {}, { ...MAY_COPY, ...details });
  const days = await daysOf(client);
  return { person, client, monday: days[0]!, tuesday: days[1]! };
}
export type Copier = Awaited<ReturnType<typeof aCopier>>;

export const dayNow = async ({ client }: Pick<Copier, 'client'>, { id }: Pick<CalendarDay, 'id'>) =>
  (await client.call(getCalendarDay, { params: { id } })).body;
export const at = (day: CalendarDay, moment: CalendarItem['meal_moment']) =>
  day.calendar_items.filter((item) => item.meal_moment === moment);
export const copyDay = ({ client }: Pick<Copier, 'client'>, from: CalendarDay, to: string, replaceable?: number[]) =>
  client.call(copyMealsFromDate, {
    body: {
      from_calendar_day_id: from.id,
      to_date: to,
      ...(replaceable && { replaceable_item_ids: replaceable }),
    },
  });
export const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** Returns the content of a plate, without the ids that differ per copy. */
export function plateOf({ meal_moment, status, ...item }: CalendarItem) {
  if (item.content_type !== 'recipemeal') return { meal_moment, status, kcal: item.meal.kcal };
  const { id: _, recipe_template: recipe, ingredients, ...meal } = item.meal;
  const lines = ingredients.map(({ id: _id, object_id: _meal, modified: _modified, ...line }) => line);
  return { meal_moment, status, recipe: recipe.id, meal, lines };
}
export const platesOf = (items: readonly CalendarItem[]) => items.map(plateOf);
