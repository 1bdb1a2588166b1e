import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ItemRow } from '../diary.store.ts';
import { dropReasonsAbout } from './reasons.store.ts';

/** An item and its destination. */
export type MovedItem = Readonly<{
  item: Pick<ItemRow, 'id' | 'calendar_day_id'>;
  calendarDayId: number;
  mealSlotId: number | null;
  mealMoment: MealMoment;
}>;

/**
 * Moves items of one person to other days and moments, in one statement, so that two can be swapped on a full day. From
 * then on they count as changed by the person and as not skipped, and the planner's reasons for them are deleted.
 */
export async function updatePlaces(
  db: Kysely<Tables>,
  personId: number,
  moves: readonly MovedItem[],
  now: Date,
): Promise<void> {
  await sql`
    update calendar_item as item
    set calendar_day_id = given.day_id, meal_slot_id = given.slot_id, meal_moment = given.moment,
      planned_by = 'PERSON', skipped = false, reason = null, modified_at = ${now}
    from unnest(
      ${moves.map(({ item }) => item.id)}::int[],
      ${moves.map(({ calendarDayId }) => calendarDayId)}::int[],
      ${moves.map(({ mealSlotId }) => mealSlotId)}::int[],
      ${moves.map(({ mealMoment }) => mealMoment)}::text[]
    ) as given (id, day_id, slot_id, moment)
    where item.person_id = ${personId} and item.id = given.id`.execute(db);
  const days = moves.flatMap(({ item, calendarDayId }) => [item.calendar_day_id, calendarDayId]);
  await dropReasonsAbout(db, personId, [...new Set(days)]);
}
