import { sql, type Kysely } from 'kysely';

/** The aisle of what a person typed on a grocery list, and what devices call the additions that were on the list already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table grocery_item add column category text, add column added_keys uuid[] not null default '{}'`.execute(
    db,
  );
}
