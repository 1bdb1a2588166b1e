import { sql, type Kysely } from 'kysely';

/**
 * How the picture of a recipe is composed, and the families of dishes it belongs to. Null until the next startup, which
 * rewrites the catalogue and infers both for custom recipes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recipe_template add column scene text, add column families text[]`.execute(db);
}
