import { sql, type Kysely } from 'kysely';

/** The country that a person chose; null if none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table person add column country text check (
        country in ('NETHERLANDS', 'BELGIUM', 'UNITED_KINGDOM', 'IRELAND', 'UNITED_STATES', 'OTHER')
      )`,
    )
    .execute(db);
}
