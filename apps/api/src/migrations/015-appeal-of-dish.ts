import { sql, type Kysely } from 'kysely';

/** How many people choose a dish unprompted. The catalogue's are rewritten at startup. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recipe_template add column appeal text`.execute(db);
}
