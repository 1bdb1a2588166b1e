import { sql, type Kysely } from 'kysely';

/**
 * How foods are packed in a shop and which of them stand in most kitchens; what a person says of one on a list; and what
 * a device calls an own item, so that it is the same one however often it is sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table food add column sold_as jsonb, add column is_staple boolean not null default false`,
  `alter table grocery_item add column at_home boolean, add column client_key uuid`,
  `create unique index grocery_item_client_key on grocery_item (person_id, grocery_list_id, client_key)
    where client_key is not null`,
];
