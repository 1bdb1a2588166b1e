import type { Tables } from '@weekbord/api/platform/database/tables';
import type { Kysely } from 'kysely';

/** Gives a person an organisation that they are not a member of; returns its id. */
export async function insertOrganisation(db: Kysely<Tables>, personId: number, mark: string): Promise<number> {
  const { id } = await db
    .insertInto('organisation')
    .values({ name: `organisation ${mark}`, owner_id: personId, support_url: 'https://help.weekbord.example/' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts a person on the waitlist of an organisation; returns the entry's id. */
export async function insertWaiting(
  db: Kysely<Tables>,
  waiting: { readonly organisationId: number; readonly email: string; readonly mark: string; readonly now: Date },
): Promise<number> {
  const { organisationId, email, mark, now } = waiting;
  const { id } = await db
    .insertInto('waitlist_entry')
    .values({ organisation_id: organisationId, email, first_name: `waiting ${mark}`, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
