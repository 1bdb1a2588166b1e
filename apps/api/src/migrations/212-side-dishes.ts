import { sql, type Kysely } from 'kysely';

/**
 * Whether a recipe is served at lunch and dinner only in addition to a main dish. False until the next startup, which
 * rewrites the catalogue; custom recipes are main dishes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recipe_template add column is_side boolean not null default false`.execute(db);
}
