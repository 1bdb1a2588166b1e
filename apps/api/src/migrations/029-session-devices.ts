import { sql, type Kysely } from 'kysely';

/** The name that a session's device gave itself, so that the person can tell it from others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auth_token add column browser text, add column system text`.execute(db);
}
