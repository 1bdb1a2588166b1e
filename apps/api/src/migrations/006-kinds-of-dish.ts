import { sql, type Kysely } from 'kysely';

/** The kind of a dish, for variety and an expected mix, and which of its amounts must be scaled together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Catalogue values are rewritten at startup; those of a custom recipe, when it or one of its foods changes.
  `alter table recipe_template drop column family, drop column dish,
    add column source text, add column form text, add column cuisine text, add column waiting_time_min integer`,
  `alter table recipe_template_ingredient add column moves_with smallint`,
  `alter table food add column protein_source text, add column is_special boolean not null default false`,
];
