import { sql, type Kysely } from 'kysely';

/**
 * The seasons in which a dish's fresh ingredients are at their best; null means all year. The values for the catalogue
 * are rewritten at startup.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recipe_template add column seasons text[]`.execute(db);
}
