import type { Language, MealMoment } from '@weekbord/domain/vocabulary';
import { type Expression, type Kysely, type Selectable, sql } from 'kysely';
import type { GroceryListTable, Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

export type ListRow = Selectable<GroceryListTable>;

/** A meal that needs an item, as it was called when the list was made. */
export type MealNote = Readonly<{ date: string; meal_moment: MealMoment; name_en: string; name_nl: string }>;

/** The meals that are cooked on some dates, and those that are cooked with them for later: neither is eaten yet. */
function selectPlanned(db: Db, personId: number, from: string, to: string) {
  return db
    .selectFrom('calendar_day as cooking')
    .innerJoin('calendar_item as cooked', (join) =>
      join.onRef('cooked.person_id', '=', 'cooking.person_id').onRef('cooked.calendar_day_id', '=', 'cooking.id'),
    )
    .innerJoin('calendar_item as item', (join) =>
      join
        .onRef('item.person_id', '=', 'cooked.person_id')
        .on(({ eb, or, ref }) =>
          or([eb('item.id', '=', ref('cooked.id')), eb('item.leftover_of', '=', ref('cooked.id'))]),
        ),
    )
    .innerJoin('calendar_day as day', (join) =>
      join.onRef('day.person_id', '=', 'item.person_id').onRef('day.id', '=', 'item.calendar_day_id'),
    )
    .select(['item.id as item_id', 'day.date', 'item.meal_moment'])
    .where('cooking.person_id', '=', personId)
    .where('cooking.date', '>=', from)
    .where('cooking.date', '<=', to)
    .where('cooked.leftover_of', 'is', null)
    .where('cooked.status', '=', 'PLANNED')
    .where('item.status', '=', 'PLANNED');
}

/** What is bought of the food in a line of `quantity` servings. */
function bought(quantity: string) {
  return [
    sql<number>`coalesce(food.bought_as_id, food.id)`.as('food_id'),
    sql<number>`${sql.ref(quantity)} * serving.grams * food.bought_factor`.as('grams'),
  ] as const;
}

/** What has to be bought for the meals that are cooked on some dates: a line per ingredient or single food. */
export function listNeeds(db: Db, personId: number, from: string, to: string) {
  const ofRecipes = selectPlanned(db, personId, from, to)
    .innerJoin('recipe_meal as meal', (join) =>
      join.onRef('meal.person_id', '=', 'item.person_id').onRef('meal.id', '=', 'item.recipe_meal_id'),
    )
    .innerJoin('recipe_template as recipe', 'recipe.id', 'meal.recipe_template_id')
    .innerJoin('recipe_meal_ingredient as line', (join) =>
      join.onRef('line.person_id', '=', 'meal.person_id').onRef('line.recipe_meal_id', '=', 'meal.id'),
    )
    .innerJoin('serving', 'serving.id', 'line.serving_id')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .where('food.bought_factor', '>', 0)
    .select(['recipe.name_en', 'recipe.name_nl', 'line.position'])
    .select(bought('line.quantity'));
  const ofFoods = selectPlanned(db, personId, from, to)
    .innerJoin('single_food_meal as meal', (join) =>
      join.onRef('meal.person_id', '=', 'item.person_id').onRef('meal.id', '=', 'item.single_food_meal_id'),
    )
    .innerJoin('serving', 'serving.id', 'meal.serving_id')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .where('food.bought_factor', '>', 0)
    .select(['food.name_en', 'food.name_nl', sql<number>`0`.as('position')])
    .select(bought('meal.quantity'));
  return ofRecipes.unionAll(ofFoods).orderBy('date').orderBy('item_id').orderBy('position').execute();
}

/** The category and name of some foods. */
export function listFoodNames(
  db: Db,
  ids: readonly number[],
  locale: Language,
): Promise<{ id: number; category: string; name: string }[]> {
  return db
    .selectFrom('food')
    .select(['id', 'category', `name_${locale} as name`])
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
}

/** Opens an empty list. */
export function insertList(
  db: Db,
  list: Readonly<{ personId: number; from: string; to: string; now: Date }>,
): Promise<ListRow> {
  return db
    .insertInto('grocery_list')
    .values({ person_id: list.personId, start_date: list.from, end_date: list.to, created_at: list.now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes the items of a list in their order. */
export async function insertItems(
  db: Db,
  list: ListRow,
  items: readonly Readonly<{ foodId: number; grams: number | null; meals: readonly MealNote[] }>[],
): Promise<void> {
  if (items.length === 0) return;
  await db
    .insertInto('grocery_item')
    .values(
      items.map(({ foodId, grams, meals }, position) => ({
        person_id: list.person_id,
        grocery_list_id: list.id,
        position,
        food_id: foodId,
        grams,
        meals: JSON.stringify(meals),
      })),
    )
    .execute();
}

function selectItems(db: Db, locale: Language) {
  return db
    .selectFrom('grocery_item')
    .innerJoin('food', 'food.id', 'grocery_item.food_id')
    .select([
      'grocery_item.person_id',
      'grocery_item.id',
      'grocery_item.grocery_list_id',
      'grocery_item.food_id',
      'grocery_item.grams',
      'grocery_item.checked',
      'grocery_item.meals',
      `food.name_${locale} as name`,
      'food.category',
      'food.origins',
      'food.grams_per_ml',
      'food.grams_per_piece',
    ]);
}

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

/** The items of some lists of a person, in their order. */
export function listItems(db: Db, personId: number, listIds: readonly number[], locale: Language) {
  return selectItems(db, locale)
    .where('grocery_item.person_id', '=', personId)
    .where('grocery_item.grocery_list_id', '=', sql<number>`any(${listIds})`)
    .orderBy('grocery_item.grocery_list_id')
    .orderBy('grocery_item.position')
    .execute();
}

/** An item by its id, if it is one of these people's. */
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

/** Ticks an item off, or not. */
export async function updateChecked(db: Db, item: ItemRow, checked: boolean): Promise<void> {
  await db
    .updateTable('grocery_item')
    .set({ checked })
    .where('person_id', '=', item.person_id)
    .where('id', '=', item.id)
    .execute();
}

/** Ticks items of a list off, or not, by their ids. */
export async function updateTicks(db: Db, list: ListRow, ticks: ReadonlyMap<number, boolean>): Promise<void> {
  if (ticks.size === 0) return;
  const given = sql<{
    id: number;
    checked: boolean;
  }>`unnest(${[...ticks.keys()]}::integer[], ${[...ticks.values()]}::boolean[])`;
  await db
    .updateTable('grocery_item')
    .from(given.as<'tick'>(sql`tick(id, checked)`))
    .set((eb) => ({ checked: eb.ref('tick.checked') }))
    .where('person_id', '=', list.person_id)
    .where('grocery_list_id', '=', list.id)
    .whereRef('grocery_item.id', '=', 'tick.id')
    .execute();
}

/** A list by its id, if it is one of these people's. */
export function findList(db: Db, id: number, people: Expression<number>): Promise<ListRow | undefined> {
  return db
    .selectFrom('grocery_list')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', 'in', people)
    .executeTakeFirst();
}

/** One page of a person's lists, newest first, and how many there are in all. */
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

/** Deletes a list with its items. */
export async function deleteList(db: Db, list: ListRow): Promise<void> {
  await db.deleteFrom('grocery_list').where('person_id', '=', list.person_id).where('id', '=', list.id).execute();
}
