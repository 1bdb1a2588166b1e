import { sql, type Kysely } from 'kysely';

/** Counts, per day, the wrong codes entered for an address in browsers that never logged in to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table login_guard add column wrong_on date, add column wrong_that_day integer not null default 0`.execute(
    db,
  );
}
