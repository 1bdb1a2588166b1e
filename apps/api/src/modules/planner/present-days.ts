import type { CalendarDay, CalendarItem } from '@weekbord/contract/planner/models';
import { MEAL_MOMENTS, type Language } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { presentMeals, type TemplateRow } from '../recipes/recipes.public.ts';
import { type DayRow, type ItemWithMealRow, listItems } from './planner.store.ts';

type Db = Kysely<Tables>;

/** Items as the contract shows them, in the order of the day's moments. */
export async function presentItems(
  db: Db,
  personId: number,
  items: readonly ItemWithMealRow[],
  locale: Language,
  knownRecipes: readonly TemplateRow[] = [],
): Promise<CalendarItem[]> {
  const meals = await presentMeals(
    db,
    personId,
    items.map((item) => ({ ...item, id: item.recipe_meal_id })),
    locale,
    knownRecipes,
  );
  return items
    .toSorted((a, b) => MEAL_MOMENTS.indexOf(a.meal_moment) - MEAL_MOMENTS.indexOf(b.meal_moment) || a.id - b.id)
    .map((item) => ({
      id: item.id,
      meal_slot: item.meal_slot_id,
      meal_moment: item.meal_moment,
      content_type: 'recipemeal',
      object_id: item.recipe_meal_id,
      meal: meals.get(item.recipe_meal_id)!,
      calendar_day: item.calendar_day_id,
      status: item.status,
      modified: item.modified_at.toISOString(),
    }));
}

/** Days of one person with their meals: three queries, however many days. */
export async function presentDays(
  db: Db,
  personId: number,
  days: readonly DayRow[],
  locale: Language,
): Promise<CalendarDay[]> {
  if (days.length === 0) return [];
  const rows = await listItems(
    db,
    personId,
    days.map(({ id }) => id),
  );
  const items = Map.groupBy(await presentItems(db, personId, rows, locale), (item) => item.calendar_day);
  return days.map((day) => ({
    id: day.id,
    user: day.person_id,
    date: day.date,
    note: day.note,
    calendar_items: items.get(day.id) ?? [],
  }));
}
