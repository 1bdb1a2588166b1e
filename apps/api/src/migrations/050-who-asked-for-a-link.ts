import { sql, type Kysely } from 'kysely';

/**
 * Which browser requested a login link, so that any other browser asks for confirmation before it opens the account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table login_link add column browser_hash bytea`.execute(db);
}
