import { sql, type Kysely } from 'kysely';

/** What the device of a session called itself, so that the person can tell it from others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auth_token add column browser text, add column system text`.execute(db);
}
