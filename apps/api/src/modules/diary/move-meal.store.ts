import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { ItemRow, NewItem } from './diary.store.ts';
import { dropReasonsAbout } from './reasons.store.ts';

/** Puts an item into another place; from then on it is the person's, and why the planner chose it is forgotten. */
export async function updatePlace(
  db: Kysely<Tables>,
  item: Pick<ItemRow, 'person_id' | 'id' | 'calendar_day_id'>,
  to: Readonly<Pick<NewItem, 'calendarDayId' | 'mealSlotId' | 'mealMoment'>>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('calendar_item')
    .set({ calendar_day_id: to.calendarDayId, meal_slot_id: to.mealSlotId, meal_moment: to.mealMoment })
    .set({ planned_by: 'PERSON', reason: null, modified_at: now })
    .where('person_id', '=', item.person_id)
    .where('id', '=', item.id)
    .execute();
  await dropReasonsAbout(db, item.person_id, [item.calendar_day_id, to.calendarDayId]);
}
