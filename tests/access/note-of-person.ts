import type { Tables } from '@weekbord/api/platform/database/tables';
import type { Kysely } from 'kysely';

/** Gives a person an unseen note that they wrote to their coach; returns its id. */
export async function insertNote(db: Kysely<Tables>, personId: number, mark: string, now: Date): Promise<number> {
  const { coach_id } = await db
    .selectFrom('person')
    .select('coach_id')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('client_note')
    .values({
      person_id: personId,
      coach_id,
      author_id: personId,
      text: `note to ${mark}`,
      about_date: null,
      written_at: now,
      read_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
