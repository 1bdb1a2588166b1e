import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecipeFeedbackLineItemTable } from '../../../platform/database/tables/recipes.ts';

type Db = Kysely<Tables>;

export type FeedbackRow = Selectable<RecipeFeedbackLineItemTable>;

/** Returns one page of a person's feedback about recipes, newest first, and the total. */
export async function listFeedback(
  db: Db,
  filter: Readonly<{ personId: number; recipe: number | undefined; limit: number; offset: number }>,
): Promise<{ count: number; rows: FeedbackRow[] }> {
  const all = db
    .selectFrom('recipe_feedback_line_item')
    .where('person_id', '=', filter.personId)
    .$if(filter.recipe !== undefined, (query) => query.where('recipe_template_id', '=', filter.recipe ?? 0));
  const { count } = await all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await all.selectAll().orderBy('id', 'desc').limit(filter.limit).offset(filter.offset).execute();
  return { count: Number(count), rows };
}

export function findFeedback(db: Db, personId: number, id: number): Promise<FeedbackRow | undefined> {
  return db
    .selectFrom('recipe_feedback_line_item')
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function insertFeedback(db: Db, row: Omit<Insertable<RecipeFeedbackLineItemTable>, 'id'>): Promise<FeedbackRow> {
  return db.insertInto('recipe_feedback_line_item').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateFeedback(
  db: Db,
  { person_id, id }: Pick<FeedbackRow, 'person_id' | 'id'>,
  change: Pick<FeedbackRow, 'rating' | 'comment'>,
): Promise<void> {
  await db
    .updateTable('recipe_feedback_line_item')
    .set(change)
    .where('person_id', '=', person_id)
    .where('id', '=', id)
    .execute();
}

export async function deleteFeedback(db: Db, { person_id, id }: Pick<FeedbackRow, 'person_id' | 'id'>): Promise<void> {
  await db.deleteFrom('recipe_feedback_line_item').where('person_id', '=', person_id).where('id', '=', id).execute();
}
