import { BATCH_KEEPS_DAYS } from '@weekbord/domain/diary/batches';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type DatedItemRow, selectDatedItems } from '../diary.store.ts';

type Db = Kysely<Tables>;

/**
 * Returns the items on a person's days that are cooked together with the given meals, including these meals, with their
 * dates; the first meal of each batch comes first.
 */
export function listBatches(db: Db, personId: number, firstIds: readonly number[]): Promise<DatedItemRow[]> {
  return selectDatedItems(db)
    .where('item.person_id', '=', personId)
    .where(({ eb, or }) =>
      or([
        eb('item.id', '=', sql<number>`any(${firstIds})`),
        eb('item.leftover_of', '=', sql<number>`any(${firstIds})`),
      ]),
    )
    .orderBy('day.date')
    .orderBy('item.id')
    .execute();
}

/** Stores which meals the given items are cooked with. */
export async function updateLeftoverOf(
  db: Db,
  personId: number,
  items: readonly Readonly<{ id: number; leftoverOf: number }>[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    update calendar_item as item set leftover_of = given.leftover_of
    from unnest(
      ${items.map(({ id }) => id)}::int[],
      ${items.map(({ leftoverOf }) => leftoverOf)}::int[]
    ) as given (id, leftover_of)
    where item.person_id = ${personId} and item.id = given.id`.execute(db);
}

function foodsOf(personId: number, mealId: string) {
  return sql`(
    select array_agg(distinct food_id order by food_id)
    from recipe_meal_ingredient as line join serving on serving.id = line.serving_id
    where line.person_id = ${personId} and line.recipe_meal_id = ${sql.ref(mealId)}
  )`;
}

/** Detaches a meal from a batch when its foods no longer match those of the other meals. */
export async function splitBatch(db: Db, personId: number, mealId: number): Promise<void> {
  await sql`
    update calendar_item as item set leftover_of = null from calendar_item as first
    where item.person_id = ${personId} and first.person_id = ${personId} and first.id = item.leftover_of
      and ${mealId} in (item.recipe_meal_id, first.recipe_meal_id)
      and ${foodsOf(personId, 'item.recipe_meal_id')} is distinct from ${foodsOf(personId, 'first.recipe_meal_id')}`.execute(
    db,
  );
}

/** Detaches meals from the batches of the given items when they can no longer be reheated on their dates. */
export async function splitOutdatedBatches(db: Db, personId: number, itemIds: readonly number[]): Promise<void> {
  await sql`
    update calendar_item as item set leftover_of = null
    from calendar_item as first, calendar_day as cooked, calendar_day as warmed
    where item.person_id = ${personId} and first.person_id = ${personId} and first.id = item.leftover_of
      and (item.id = any(${itemIds}) or first.id = any(${itemIds}))
      and cooked.person_id = ${personId} and cooked.id = first.calendar_day_id
      and warmed.person_id = ${personId} and warmed.id = item.calendar_day_id
      and warmed.date - cooked.date not between 1 and ${BATCH_KEEPS_DAYS}::int`.execute(db);
}
