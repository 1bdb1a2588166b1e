import { sql, type Kysely } from 'kysely';

/** Which meals a grocery list counts, and how much of each food is in the basket. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Unknown, so null, for older lists. A meal that is eaten after the list was made still counts.
  `alter table grocery_list add column meal_ids integer[]`,
  // Null means an unknown amount, or nothing if the item is not ticked.
  `alter table grocery_item add column bought_grams double precision`,
  `update grocery_item set bought_grams = grams where checked`,
  `alter table grocery_item add constraint grocery_item_bought check (checked or bought_grams is null)`,
];
