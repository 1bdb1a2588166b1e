import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { ItemRow } from './diary.store.ts';
import { dropReasonsAbout } from './reasons.store.ts';
import { MEAL_COLUMNS, type MealColumns } from './meals.store.ts';

type Db = Kysely<Tables>;

/** Whether an item is still as the planner put it there, so that the planner may put another in its place. */
export function isPlanners({ planned_by, status }: Pick<ItemRow, 'planned_by' | 'status'>): boolean {
  return planned_by === 'PLANNER' && status === 'PLANNED';
}

function deletePlanners(db: Db, personId: number) {
  return db
    .deleteFrom('calendar_item')
    .where('person_id', '=', personId)
    .where('planned_by', '=', 'PLANNER')
    .where('status', '=', 'PLANNED')
    .returning([...MEAL_COLUMNS, 'calendar_day_id']);
}

/**
 * Takes those of some items out of their days that are still as the planner put them there, whatever they were when they
 * were read; answers the meals that they held.
 */
export async function deletePlannedItems(db: Db, personId: number, ids: readonly number[]): Promise<MealColumns[]> {
  if (ids.length === 0) return [];
  return goneFrom(
    db,
    personId,
    await deletePlanners(db, personId)
      .where('id', '=', sql<number>`any(${ids})`)
      .execute(),
  );
}

async function goneFrom(
  db: Db,
  personId: number,
  gone: (MealColumns & Pick<ItemRow, 'calendar_day_id'>)[],
): Promise<MealColumns[]> {
  await dropReasonsAbout(
    db,
    personId,
    gone.map((item) => item.calendar_day_id),
  );
  return gone;
}

/** The same for all items from a date on. */
export async function deletePlannedItemsFrom(db: Db, personId: number, date: string): Promise<MealColumns[]> {
  const gone = await deletePlanners(db, personId)
    .where('calendar_day_id', 'in', (days) =>
      days.selectFrom('calendar_day').select('id').where('person_id', '=', personId).where('date', '>=', date),
    )
    .execute();
  return goneFrom(db, personId, gone);
}
