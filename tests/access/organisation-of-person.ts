import type { Tables } from '@weekbord/api/platform/database/tables';
import type { Kysely } from 'kysely';

/** Gives a person an organisation in which they are not; answers its id. */
export async function insertOrganisation(db: Kysely<Tables>, personId: number, mark: string): Promise<number> {
  const { id } = await db
    .insertInto('organisation')
    .values({ name: `organisation ${mark}`, owner_id: personId, support_url: 'https://help.weekbord.example/' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
