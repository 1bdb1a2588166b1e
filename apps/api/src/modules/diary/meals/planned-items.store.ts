import { isReplaceable } from '@weekbord/domain/diary/replaceable';
import type { MealColumns } from '@weekbord/domain/diary/calendar-items';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ItemRow } from '../diary.store.ts';
import { dropReasonsAbout } from './reasons.store.ts';
import { MEAL_COLUMNS } from './meals.store.ts';

type Db = Kysely<Tables>;

/** Returns the ids of items that planning may replace: among the given items, or all that are on or after a date. */
export async function listReplaceable(
  db: Db,
  personId: number,
  among: Readonly<{ ids: readonly number[] } | { from: string }>,
): Promise<number[]> {
  const rows = await db
    .selectFrom('calendar_item')
    .select(['id', 'planned_by', 'status', 'locked'])
    .where('person_id', '=', personId)
    .where((item) =>
      'ids' in among
        ? item('id', '=', sql<number>`any(${among.ids})`)
        : item('calendar_day_id', 'in', (days) =>
            days
              .selectFrom('calendar_day')
              .select('id')
              .where('person_id', '=', personId)
              .where('date', '>=', among.from),
          ),
    )
    .execute();
  return rows.filter(isReplaceable).map(({ id }) => id);
}

/** Locks or unlocks an item, which still counts as unchanged. */
export async function updateLocked(db: Db, item: ItemRow, locked: boolean): Promise<void> {
  await db
    .updateTable('calendar_item')
    .set({ locked })
    .where('person_id', '=', item.person_id)
    .where('id', '=', item.id)
    .execute();
}

/** Removes items from their days. Returns their meals. */
export async function deleteItems(db: Db, personId: number, ids: readonly number[]): Promise<MealColumns[]> {
  if (ids.length === 0) return [];
  const gone = await db
    .deleteFrom('calendar_item')
    .where('person_id', '=', personId)
    .where('id', '=', sql<number>`any(${ids})`)
    .returning([...MEAL_COLUMNS, 'calendar_day_id'])
    .execute();
  await dropReasonsAbout(
    db,
    personId,
    gone.map((item) => item.calendar_day_id),
  );
  return gone;
}

/** An item in the state in which the caller last saw it. */
export type SeenItem = Readonly<{ id: number; modified: Date }>;

/**
 * Removes the given items from their days if they are planned, unlocked and unchanged since they were seen. Returns the
 * removed meals and the days they were on.
 */
export async function deleteUntouchedItems(
  db: Db,
  personId: number,
  items: readonly SeenItem[],
): Promise<(MealColumns & Pick<ItemRow, 'calendar_day_id'>)[]> {
  const gone = await db
    .deleteFrom('calendar_item')
    .where('person_id', '=', personId)
    .where('status', '=', 'PLANNED')
    .where('locked', '=', false)
    .where(
      sql<boolean>`(id, modified_at) in (
        select * from unnest(
          ${items.map(({ id }) => id)}::int[], ${items.map(({ modified }) => modified)}::timestamptz[]
        )
      )`,
    )
    .returning([...MEAL_COLUMNS, 'calendar_day_id'])
    .execute();
  await dropReasonsAbout(
    db,
    personId,
    gone.map((item) => item.calendar_day_id),
  );
  return gone;
}
