import { TASTE_DAYS } from '@weekbord/domain/planner/taste/learned-taste';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/**
 * Records that a person removed a recipe meal that the planner had put on their day, and deletes entries that are too
 * old to matter. Returns whether it was new for this date.
 */
export async function insertRejection(
  db: Kysely<Tables>,
  { personId, recipeId, date }: Readonly<{ personId: number; recipeId: number; date: string }>,
): Promise<boolean> {
  const fresh = await db
    .insertInto('turned_down_recipe')
    .values({ person_id: personId, recipe_template_id: recipeId, date })
    .onConflict((conflict) => conflict.doNothing())
    .returning('recipe_template_id')
    .execute();
  await sql`
    delete from turned_down_recipe
    where person_id = ${personId} and date <= ${date}::date - ${TASTE_DAYS}::int`.execute(db);
  return fresh.length > 0;
}

/** Deletes the record of a rejection. */
export async function deleteTurnedDown(
  db: Kysely<Tables>,
  { personId, recipeId, date }: Readonly<{ personId: number; recipeId: number; date: string }>,
): Promise<void> {
  await db
    .deleteFrom('turned_down_recipe')
    .where('person_id', '=', personId)
    .where('recipe_template_id', '=', recipeId)
    .where('date', '=', date)
    .execute();
}
