import { sql, type Kysely } from 'kysely';

/** When the fresh part of a dish is at its best; null is all year. The catalogue's are rewritten at startup. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recipe_template add column seasons text[]`.execute(db);
}
