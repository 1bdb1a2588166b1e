import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { ListRow } from './groceries.store.ts';

type Db = Kysely<Tables>;

/** Puts something that a person typed on a list, by what their device calls it; answers its id. */
export async function insertOwnItem(
  db: Db,
  list: ListRow,
  { name, key }: Readonly<{ name: string; key: string | null }>,
): Promise<number> {
  const { id } = await db
    .insertInto('grocery_item')
    .values({ person_id: list.person_id, grocery_list_id: list.id, position: 0, name, client_key: key, meals: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Renames own items of a person. */
export async function updateOwnNames(
  db: Db,
  personId: number,
  items: readonly Readonly<{ id: number; name: string }>[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    update grocery_item set name = given.name
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given(id integer, name text)
    where grocery_item.person_id = ${personId} and grocery_item.id = given.id and grocery_item.food_id is null`.execute(
    db,
  );
}
