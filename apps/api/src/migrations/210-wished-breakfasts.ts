import { sql, type Kysely } from 'kysely';

/** The kind of breakfast that a person wishes for; without a wish, the planner mixes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table week_wishes add column breakfast text not null default 'EITHER'
      check (breakfast in ('EITHER', 'BREAD', 'BOWL', 'EGGS', 'DRINK'))
  `.execute(db);
}
