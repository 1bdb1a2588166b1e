import type { GroceryCategory } from '@weekbord/domain/foods/grocery-categories';
import type { Language } from '@weekbord/domain/languages/languages';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { FoodTotal } from '@weekbord/domain/groceries/add-up-foods';
import type { InBasket } from '@weekbord/domain/groceries/listed-food';
import { type Expression, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { GroceryListTable } from '../../platform/database/tables/groceries.ts';

type Db = Kysely<Tables>;

export type ListRow = Selectable<GroceryListTable>;

/** A meal that needs an item, with its name at the time the list was made. */
export type MealNote = Readonly<{ date: string; meal_moment: MealMoment; name_en: string; name_nl: string }>;

/** Returns the given foods as a list shows them. */
export function listFoods(db: Db, ids: readonly number[], locale: Language) {
  return db
    .selectFrom('food')
    .select([
      'id',
      'category',
      'origins',
      'protein_source',
      `name_${locale} as name`,
      `plural_${locale} as plural`,
      'grams_per_ml',
      'grams_per_piece',
      'sold_as',
      'is_staple',
    ])
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
}

/** Inserts an empty list. */
export function insertList(
  db: Db,
  list: Readonly<{ personId: number; from: string; to: string; mealIds: number[]; now: Date }>,
): Promise<ListRow> {
  return db
    .insertInto('grocery_list')
    .values({
      person_id: list.personId,
      start_date: list.from,
      end_date: list.to,
      meal_ids: list.mealIds,
      created_at: list.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores which meals a list counts from now on. */
export async function updateMealIds(db: Db, list: ListRow, mealIds: number[]): Promise<void> {
  await db
    .updateTable('grocery_list')
    .set({ meal_ids: mealIds })
    .where('person_id', '=', list.person_id)
    .where('id', '=', list.id)
    .execute();
}

/** Writes the needs of a list's meals, in the given order. What is in the basket is unchanged. */
export async function saveNeeds(db: Db, list: ListRow, needs: readonly FoodTotal<MealNote>[]): Promise<void> {
  const placed = needs.map(({ foodId, grams, meals }, position) => ({ food_id: foodId, grams, meals, position }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
    as given(food_id integer, grams double precision, meals jsonb, position integer)`;
  await sql`
    update grocery_item set grams = given.grams, meals = given.meals, position = given.position
    from ${given}
    where grocery_item.person_id = ${list.person_id} and grocery_item.grocery_list_id = ${list.id}
      and grocery_item.food_id = given.food_id`.execute(db);
  await sql`
    insert into grocery_item (person_id, grocery_list_id, food_id, grams, meals, position)
    select ${list.person_id}, ${list.id}, given.food_id, given.grams, given.meals, given.position from ${given}
    where not exists (
      select from grocery_item as known
      where known.person_id = ${list.person_id} and known.grocery_list_id = ${list.id}
        and known.food_id = given.food_id
    )
    order by given.position`.execute(db);
}

function selectItems(db: Db, locale: Language) {
  return db
    .selectFrom('grocery_item')
    .leftJoin('food', 'food.id', 'grocery_item.food_id')
    .select([
      'grocery_item.person_id',
      'grocery_item.id',
      'grocery_item.grocery_list_id',
      'grocery_item.food_id',
      'grocery_item.grams',
      'grocery_item.checked',
      'grocery_item.bought_grams',
      'grocery_item.meals',
      sql<string>`coalesce(grocery_item.name, ${sql.ref(`food.name_${locale}`)})`.as('name'),
      `food.plural_${locale} as plural`,
      sql<GroceryCategory>`coalesce(food.category, grocery_item.category, 'OTHER')`.as('category'),
      'food.origins',
      'food.protein_source',
      'food.slug',
      'food.gluten',
      'food.kitchen_kind',
      'food.grams_per_ml',
      'food.grams_per_piece',
      'food.sold_as',
      sql<boolean>`coalesce(food.is_staple, false)`.as('is_staple'),
      'grocery_item.at_home',
      'grocery_item.client_key',
      'grocery_item.added_keys',
    ]);
}

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

/** Returns the items of the given lists of a person: foods in their order, then what the person typed. */
export function listItems(db: Db, personId: number, listIds: readonly number[], locale: Language) {
  return selectItems(db, locale)
    .where('grocery_item.person_id', '=', personId)
    .where('grocery_item.grocery_list_id', '=', sql<number>`any(${listIds})`)
    .orderBy('grocery_item.grocery_list_id')
    .orderBy(sql`grocery_item.food_id is null`)
    .orderBy('grocery_item.position')
    .orderBy('grocery_item.id')
    .execute();
}

/** Returns one page of the items on a person's lists, newest list first, or of one list, and the total. */
export async function listItemPage(
  db: Db,
  filter: Readonly<{ personId: number; listId: number | undefined; limit: number; offset: number }>,
  locale: Language,
): Promise<{ count: number; rows: ItemRow[] }> {
  const { personId, listId, limit, offset } = filter;
  const isWanted = sql<boolean>`grocery_item.person_id = ${personId}
    and (${listId ?? null}::integer is null or grocery_item.grocery_list_id = ${listId ?? null}::integer)`;
  const { count } = await db
    .selectFrom('grocery_item')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isWanted)
    .executeTakeFirstOrThrow();
  const rows = await selectItems(db, locale)
    .where(isWanted)
    .orderBy('grocery_item.grocery_list_id', 'desc')
    .orderBy('grocery_item.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { count: Number(count), rows };
}

/** Returns an item by its id if it belongs to one of these people. */
export function findItem(
  db: Db,
  id: number,
  people: Expression<number>,
  locale: Language,
): Promise<ItemRow | undefined> {
  return selectItems(db, locale)
    .where('grocery_item.id', '=', id)
    .where('grocery_item.person_id', 'in', people)
    .executeTakeFirst();
}

/** Removes items of a person from their lists. */
export async function deleteItems(db: Db, personId: number, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('grocery_item')
    .where('person_id', '=', personId)
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
}

/** Stores whether a person has an item at home. */
export async function updateAtHome(db: Db, item: ItemRow, atHome: boolean): Promise<void> {
  await db
    .updateTable('grocery_item')
    .set({ at_home: atHome })
    .where('person_id', '=', item.person_id)
    .where('id', '=', item.id)
    .execute();
}

/** Locks the items on a list until the transaction ends, so that they cannot change between read and write. */
export async function lockItems(db: Db, list: ListRow): Promise<void> {
  await db
    .selectFrom('grocery_item')
    .select('id')
    .where('person_id', '=', list.person_id)
    .where('grocery_list_id', '=', list.id)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Stores how much of the given items of a person is in the basket. */
export async function updateBought(
  db: Db,
  personId: number,
  items: readonly Readonly<{ id: number; bought: InBasket | null }>[],
): Promise<void> {
  if (items.length === 0) return;
  const given = items.map(({ id, bought }) => ({ id, checked: bought !== null, grams: bought?.grams ?? null }));
  await sql`
    update grocery_item set checked = given.checked, bought_grams = given.grams
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id integer, checked boolean, grams double precision)
    where grocery_item.person_id = ${personId} and grocery_item.id = given.id`.execute(db);
}

/** Returns a list by its id if it belongs to one of these people. */
export function findList(db: Db, id: number, people: Expression<number>): Promise<ListRow | undefined> {
  return db
    .selectFrom('grocery_list')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', 'in', people)
    .executeTakeFirst();
}

/** Returns one page of a person's lists, newest first, and the total. */
export async function listLists(
  db: Db,
  personId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: ListRow[] }> {
  const rows = await db
    .selectFrom('grocery_list')
    .selectAll()
    .select(sql<number>`(count(*) over ())::int`.as('count'))
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { count: rows[0]?.count ?? 0, rows };
}

export async function deleteList(db: Db, list: ListRow): Promise<void> {
  await db.deleteFrom('grocery_list').where('person_id', '=', list.person_id).where('id', '=', list.id).execute();
}
