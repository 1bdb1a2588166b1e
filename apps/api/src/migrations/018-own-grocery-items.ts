import { sql, type Kysely } from 'kysely';

/** Items that a person typed on a grocery list: they have a name instead of a food. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table grocery_item alter column food_id drop not null, add column name text`,
  `alter table grocery_item add constraint grocery_item_named check ((food_id is null) = (name is not null))`,
];
