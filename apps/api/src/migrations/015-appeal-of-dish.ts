import { sql, type Kysely } from 'kysely';

/** How many people would choose a dish of their own accord. The values for the catalogue are rewritten at startup. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recipe_template add column appeal text`.execute(db);
}
