import type { GroceryCategory } from '@weekbord/domain/foods/grocery-categories';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { ListRow } from './groceries.store.ts';

type Db = Kysely<Tables>;

/** A typed item: its text, its aisle if known, and the key that the person's device gave it. */
type OwnItem = Readonly<{ name: string; category: GroceryCategory | null; key: string | null }>;

/** Adds an item that a person typed to a list. Returns its id. */
export async function insertOwnItem(db: Db, list: ListRow, { name, category, key }: OwnItem): Promise<number> {
  const { id } = await db
    .insertInto('grocery_item')
    .values({
      person_id: list.person_id,
      grocery_list_id: list.id,
      position: 0,
      name,
      category,
      client_key: key,
      meals: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Records that a device added something that was already on a list, with the key the device gave it. */
export async function noteAddition(
  db: Db,
  { person_id: personId, id: listId }: ListRow,
  item: Readonly<{ id: number; name: string; key: string | null }>,
): Promise<void> {
  await sql`
    update grocery_item set
      name = case when food_id is null then ${item.name}::text end,
      added_keys = case when ${item.key}::uuid is null then added_keys else added_keys || ${item.key}::uuid end
    where person_id = ${personId} and grocery_list_id = ${listId} and id = ${item.id}`.execute(db);
}

/** Renames typed items of a person, which may change their aisle. */
export async function updateOwnNames(
  db: Db,
  personId: number,
  items: readonly Readonly<{ id: number; name: string; category: GroceryCategory | null }>[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    update grocery_item set name = given.name, category = given.category
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given(id integer, name text, category text)
    where grocery_item.person_id = ${personId} and grocery_item.id = given.id and grocery_item.food_id is null`.execute(
    db,
  );
}
