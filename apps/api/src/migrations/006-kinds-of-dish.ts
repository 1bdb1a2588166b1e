import { sql, type Kysely } from 'kysely';

/** What a dish is, for variety and a mix that people expect, and which of its amounts only change together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The catalogue's are written again at the start; that of an own recipe when it or a food of it changes.
  `alter table recipe_template drop column family, drop column dish,
    add column source text, add column form text, add column cuisine text, add column waiting_time_min integer`,
  `alter table recipe_template_ingredient add column moves_with smallint`,
  `alter table food add column protein_source text, add column is_special boolean not null default false`,
];
