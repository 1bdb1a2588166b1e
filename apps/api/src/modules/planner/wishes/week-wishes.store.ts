import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { WeekWishesTable } from '../../../platform/database/tables/planner.ts';

export type WeekWishesRow = Selectable<WeekWishesTable>;

/** Returns a person's wishes for their weeks; undefined if not specified yet. */
export function findWeekWishes(db: Kysely<Tables>, personId: number): Promise<WeekWishesRow | undefined> {
  return db.selectFrom('week_wishes').selectAll().where('person_id', '=', personId).executeTakeFirst();
}

/** Overwrites the given wishes and keeps the others. Returns all of them. */
export async function saveWeekWishes(db: Kysely<Tables>, row: Insertable<WeekWishesTable>): Promise<WeekWishesRow> {
  return db
    .insertInto('week_wishes')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
}
