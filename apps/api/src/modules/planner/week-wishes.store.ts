import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { WeekWishesTable } from '../../platform/database/tables/planner.ts';

export type WeekWishesRow = Selectable<WeekWishesTable>;

/** What a person wishes of their weeks; undefined where they have not said so yet. */
export function findWeekWishes(db: Kysely<Tables>, personId: number): Promise<WeekWishesRow | undefined> {
  return db.selectFrom('week_wishes').selectAll().where('person_id', '=', personId).executeTakeFirst();
}

/** Writes these wishes over those that there were; what is not among them stays. Answers them all. */
export async function saveWeekWishes(db: Kysely<Tables>, row: Insertable<WeekWishesTable>): Promise<WeekWishesRow> {
  return db
    .insertInto('week_wishes')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
}
