import { sql, type Kysely } from 'kysely';

/** The weekday on which a person wants weeks to start; null if they chose none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table person add column first_weekday text check (first_weekday in ('monday', 'sunday', 'saturday'))`)
    .execute(db);
}
