import type { ImportedMeal } from '@weekbord/domain/history/import-rows';
import type { Context } from '../../platform/http/context.ts';
import { insertDays, insertItems, listDaysByDates } from './diary.store.ts';
import { insertQuickAddMeals } from './quick-add-meals.store.ts';

/** How many are written with one statement. */
const BATCH = 1000;

/** Puts meals of bare numbers that were eaten into a person's days, as the person's; answers the ids of the items in their order. */
export async function addEatenMeals(
  { db, now }: Pick<Context, 'db' | 'now'>,
  personId: number,
  meals: readonly ImportedMeal[],
): Promise<number[]> {
  const dates = [...new Set(meals.map(({ date }) => date))];
  if (dates.length === 0) return [];
  await insertDays(db, personId, dates);
  const days = await listDaysByDates(db, personId, dates);
  const dayOf = new Map(days.map(({ date, id }) => [date, id]));
  const items: number[] = [];
  for (let at = 0; at < meals.length; at += BATCH) {
    const batch = meals.slice(at, at + BATCH);
    const ids = await insertQuickAddMeals(db, personId, batch);
    const eaten = batch.map(({ date, meal_moment: mealMoment }, index) => ({
      calendarDayId: dayOf.get(date)!,
      mealSlotId: null,
      mealMoment,
      meal: { kind: 'quickaddmeal', id: ids[index]! } as const,
      plannedBy: 'PERSON' as const,
      status: 'EATEN' as const,
    }));
    items.push(...(await insertItems(db, personId, eaten, now)));
  }
  return items;
}
