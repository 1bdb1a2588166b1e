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

/** An item as it was before it was marked as skipped. */
export type MarkedItem = Pick<ItemRow, 'id' | 'calendar_day_id' | 'planned_by' | 'modified_at'>;

/**
 * Marks the given items that are planned as skipped. From then on they count as changed by the person. Returns
 * them as they were.
 */
export async function markSkipped(
  db: Db,
  personId: number,
  ids: readonly number[],
  now: Date,
): Promise<readonly MarkedItem[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MarkedItem>`
    update calendar_item as item set skipped = true, planned_by = 'PERSON', modified_at = ${now}
    from calendar_item as before
    where item.person_id = ${personId} and item.id = any(${ids}) and item.status = 'PLANNED' and not item.skipped
      and before.person_id = item.person_id and before.id = item.id
    returning before.id, before.calendar_day_id, before.planned_by, before.modified_at`.execute(db);
  return rows;
}

/** Restores items that were marked as skipped at `markedAt`, unless they have changed since. */
export async function unmarkSkipped(
  db: Db,
  personId: number,
  { items, markedAt }: Readonly<{ items: readonly Pick<MarkedItem, 'id' | 'planned_by'>[]; markedAt: Date }>,
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    update calendar_item as item
    set skipped = false, planned_by = given.planned_by, modified_at = given.modified_at
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as given (id int, planned_by text, modified_at timestamptz)
    where item.person_id = ${personId} and item.id = given.id and item.skipped and item.modified_at = ${markedAt}`.execute(
    db,
  );
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

/** An item as the caller last saw it. */
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
