import { sql, type Kysely } from 'kysely';

/** How many people choose a dish of themselves. The catalogue's are written again at the start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recipe_template add column appeal text`.execute(db);
}
