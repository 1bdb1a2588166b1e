import { type Expression, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecurringMealTable } from '../../../platform/database/tables/planner.ts';
import { deleteUnplannedMeals } from '../../diary/diary.public.ts';

type Db = Kysely<Tables>;

export type RecurringRow = Selectable<RecurringMealTable>;

/** Returns a recurring meal by its id, if it belongs to one of these people. */
export function findRecurring(db: Db, id: number, people: Expression<number>): Promise<RecurringRow | undefined> {
  return db
    .selectFrom('recurring_meal')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', 'in', people)
    .executeTakeFirst();
}

/** Returns a person's recurring meals, oldest first. */
export function listRecurring(db: Db, personId: number): Promise<RecurringRow[]> {
  return db.selectFrom('recurring_meal').selectAll().where('person_id', '=', personId).orderBy('id').execute();
}

export function insertRecurring(db: Db, row: Insertable<RecurringMealTable>): Promise<RecurringRow> {
  return db.insertInto('recurring_meal').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Updates when a recurring meal is due. */
export function updateRecurring(
  db: Db,
  { person_id: personId, id }: RecurringRow,
  change: Pick<RecurringRow, 'weekdays' | 'paused'>,
): Promise<RecurringRow> {
  return db
    .updateTable('recurring_meal')
    .set(change)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function pauseRecurring(db: Db, personId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('recurring_meal')
    .set({ paused: true })
    .where('person_id', '=', personId)
    .where('id', 'in', ids)
    .execute();
}

export async function deleteRecurring(db: Db, row: RecurringRow): Promise<void> {
  const { person_id: personId, id } = row;
  await db.deleteFrom('recurring_meal').where('person_id', '=', personId).where('id', '=', id).execute();
  await deleteUnplannedMeals(db, personId, [row]);
}
