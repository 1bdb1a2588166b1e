import { givesWay, type PlannedMeal } from '@weekbord/domain/diary/gives-way';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { ItemRow } from './diary.store.ts';
import { dropReasonsAbout } from './reasons.store.ts';
import { MEAL_COLUMNS, type MealColumns } from './meals.store.ts';

type Db = Kysely<Tables>;

/**
 * Of some items, those that are cooked with one that does not give way: what was cooked is there to be eaten, and what a
 * person counts on is to be cooked.
 */
export function heldByBatch(
  items: readonly (PlannedMeal & Pick<ItemRow, 'id' | 'leftover_of'>)[],
): ReadonlySet<number> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const held = new Set<number>();
  for (const item of items) {
    const first = byId.get(item.leftover_of ?? -1);
    if (first === undefined) continue;
    if (!givesWay(first)) held.add(item.id);
    if (!givesWay(item)) held.add(first.id);
  }
  return held;
}

/** The ids of items that give way to what is planned: of some items, or of all from a date on. */
export async function listGivingWay(
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
  return rows.filter(givesWay).map(({ id }) => id);
}

/** Locks an item or lets it go; it is as untouched as before. */
export async function updateLocked(db: Db, item: ItemRow, locked: boolean): Promise<void> {
  await db
    .updateTable('calendar_item')
    .set({ locked })
    .where('person_id', '=', item.person_id)
    .where('id', '=', item.id)
    .execute();
}

/** Takes items out of their days; answers the meals that they held. */
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

/** An item as it was when it was last seen. */
export type SeenItem = Readonly<{ id: number; modified: Date }>;

/**
 * Takes those of some items out of their days that are planned, not locked and as they were seen; answers the meals and
 * the days that held them.
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

/** The recipes that a person ticked as eaten, ever. */
export async function listEatenRecipes(db: Db, personId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('calendar_item')
    .innerJoin('recipe_meal', (join) =>
      join
        .onRef('recipe_meal.id', '=', 'calendar_item.recipe_meal_id')
        .onRef('recipe_meal.person_id', '=', 'calendar_item.person_id'),
    )
    .select('recipe_meal.recipe_template_id')
    .distinct()
    .where('calendar_item.person_id', '=', personId)
    .where('calendar_item.status', '=', 'EATEN')
    .execute();
  return rows.map((row) => row.recipe_template_id);
}
