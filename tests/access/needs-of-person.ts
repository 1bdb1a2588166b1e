import type { Tables } from '@weekbord/api/platform/database/tables';
import { type Kysely, sql } from 'kysely';

/**
 * Gives a person the facts recorded about clients and a snooze by a coach; a person without a coach counts as their own
 * coach, so that everyone has a row. Call it last: the next change deletes these facts again.
 */
export async function insertNeeds(db: Kysely<Tables>, personId: number, mark: string, date: string): Promise<void> {
  const coach = sql`(select coalesce(coach_id, id) from person where id = ${personId})`;
  await sql`
    insert into client_facts (person_id, coach_id, facts)
    values (${personId}, ${coach}, json_build_array(${personId}::integer, true, ${date}::text, true, null, null, null, null, null, '[]'::json, '[]'::json))
    on conflict do nothing`.execute(db);
  await sql`
    insert into client_snooze (person_id, coach_id, until, needs, snoozed_on)
    values (${personId}, ${coach}, null, array[${`need of ${mark}`}], ${date})`.execute(db);
  await db
    .insertInto('ended_invitation')
    .values({ person_id: personId, invited_on: date, ended_at: new Date(`${date}T00:00:00Z`), end_reason: 'EXPIRED' })
    .execute();
}
