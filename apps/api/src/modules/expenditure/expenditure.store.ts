import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { TargetAnswerTable } from '../../platform/database/tables/plans.ts';

export type TargetAnswerRow = Selectable<TargetAnswerTable>;
type Db = Kysely<Tables>;

/** What a person last answered to a proposed target. */
export function findTargetAnswer(db: Db, personId: number): Promise<TargetAnswerRow | undefined> {
  return db.selectFrom('target_answer').selectAll().where('person_id', '=', personId).executeTakeFirst();
}

/** Writes a person's answer over the one that there was. */
export async function saveTargetAnswer(db: Db, answer: Insertable<TargetAnswerTable>): Promise<void> {
  await db
    .insertInto('target_answer')
    .values(answer)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(answer))
    .execute();
}

/** Forgets a person's answer, such as when it was about another goal. */
export async function deleteTargetAnswer(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('target_answer').where('person_id', '=', personId).execute();
}
