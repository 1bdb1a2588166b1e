import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { TargetAnswerTable } from '../../platform/database/tables/plans.ts';

export type TargetAnswerRow = Selectable<TargetAnswerTable>;
type Db = Kysely<Tables>;

/** Returns a person's last answer to a proposed target. */
export function findTargetAnswer(db: Db, personId: number): Promise<TargetAnswerRow | undefined> {
  return db.selectFrom('target_answer').selectAll().where('person_id', '=', personId).executeTakeFirst();
}

/** Saves a person's answer, replacing any earlier one. */
export async function saveTargetAnswer(db: Db, answer: Insertable<TargetAnswerTable>): Promise<void> {
  await db
    .insertInto('target_answer')
    .values(answer)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(answer))
    .execute();
}

/** Deletes a person's answer, for example because it was about another goal. */
export async function deleteTargetAnswer(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('target_answer').where('person_id', '=', personId).execute();
}
