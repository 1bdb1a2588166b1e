import { sql, type Kysely } from 'kysely';

/**
 * The aisle of an item that a person typed on a grocery list, and the ids that devices gave to additions of items that
 * were already on the list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table grocery_item add column category text, add column added_keys uuid[] not null default '{}'`.execute(
    db,
  );
}
