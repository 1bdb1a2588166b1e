import { sql, type Kysely } from 'kysely';

/**
 * How shops pack foods and which of them most kitchens have; whether a person has a listed food at home; and the id
 * that a device gives a typed item, so that sending it again does not add it twice.
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
