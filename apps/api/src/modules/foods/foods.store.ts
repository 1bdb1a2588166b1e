import type { GroceryCategory } from '@weekbord/domain/foods/grocery-categories';
import type { Language } from '@weekbord/domain/languages/languages';
import { type Kysely, sql } from 'kysely';
import { statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { servingColumns } from './facts/serving-columns.ts';

type Db = Kysely<Tables>;

/** The reader and their language. */
export type Reader = Readonly<{ personId: number; locale: Language }>;

function selectServings(db: Db, locale: Language) {
  return db.selectFrom('serving').innerJoin('food', 'food.id', 'serving.food_id').select(servingColumns(locale));
}

/** A serving with the nutrients of its food per 100 g. */
export type ServingRow = Awaited<ReturnType<typeof listServings>>[number];

/** Returns the servings of the given foods, grams first. */
export function listServings(db: Db, foodIds: readonly number[], locale: Language) {
  return selectServings(db, locale).where('food.id', 'in', foodIds).orderBy('serving.id').execute();
}

/** Returns one serving of a food that a person may see. */
export function findServing(db: Db, id: number, reader: Reader) {
  return selectServings(db, reader.locale)
    .where('serving.id', '=', id)
    .where((eb) => eb.or([eb('food.source', '<>', 'PERSON'), eb('food.author_id', '=', reader.personId)]))
    .executeTakeFirst();
}

/** Returns one page of the servings of one food, or of the catalogue and a person's custom foods, and the total. */
export async function listServingPage(
  db: Db,
  filter: Reader & { food: number | undefined; limit: number; offset: number },
): Promise<{ count: number; rows: ServingRow[] }> {
  const all = selectServings(db, filter.locale)
    .where((eb) =>
      eb.or([
        eb('food.source', filter.food === undefined ? '=' : '<>', filter.food === undefined ? 'CATALOGUE' : 'PERSON'),
        eb('food.author_id', '=', filter.personId),
      ]),
    )
    .$if(filter.food === undefined, (query) => query.where('food.retired', 'is', null))
    .$if(filter.food !== undefined, (query) => query.where('food.id', '=', filter.food!));
  const { count } = await all
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await all.orderBy('food.id').orderBy('serving.id').limit(filter.limit).offset(filter.offset).execute();
  return { count: Number(count), rows };
}

const FOOD_COLUMNS = [
  'id',
  'brand_name',
  'category',
  'vegan',
  'vegetarian',
  'pescatarian',
  'halal',
  'gluten',
  'lactose',
  'nuts',
  'crustaceans_shellfish',
  'source',
  'picture',
  'kcal',
  'protein',
  'fat',
  'carbohydrates',
  'fiber',
  'sugars',
  'saturated_fat',
  'salt',
  'figures_from',
  'source_key',
  'label_allergens',
  'may_contain',
  'free_of',
  'grams_per_ml',
] as const;

export type FoodRow = NonNullable<Awaited<ReturnType<typeof findFood>>>;

/** Selects shared foods and a person's custom foods. No one can see a custom food whose author was deleted. */
function selectVisible(db: Db, personId: number) {
  return db
    .selectFrom('food')
    .where((eb) => eb.or([eb('food.source', '<>', 'PERSON'), eb('food.author_id', '=', personId)]));
}

/** Returns one food that a person may see. */
export function findFood(db: Db, id: number, reader: Reader) {
  return selectVisible(db, reader.personId)
    .select([...FOOD_COLUMNS, `name_${reader.locale} as name`])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns foods by their ids, in the same order. */
export async function listFoodsByIds(db: Db, ids: readonly number[], locale: Language): Promise<FoodRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('food')
    .select([...FOOD_COLUMNS, `name_${locale} as name`])
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Returns one page of the catalogue and a person's custom foods by name, or of the foods with these ids that they may
 * see, and the total.
 */
export async function listFoods(
  db: Db,
  filter: Reader & {
    category: GroceryCategory | undefined;
    ids: readonly number[] | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ count: number; rows: FoodRow[] }> {
  const { ids } = filter;
  const listed =
    ids === undefined
      ? db
          .selectFrom('food')
          .where((eb) =>
            eb.or([
              eb('source', '=', 'CATALOGUE'),
              eb.and([eb('source', '=', 'PERSON'), eb('author_id', '=', filter.personId), eb('retired', 'is', null)]),
            ]),
          )
      : selectVisible(db, filter.personId).where('id', '=', sql<number>`any(${ids})`);
  const all = listed.$if(filter.category !== undefined, (query) => query.where('category', '=', filter.category!));
  const { count } = await all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await all
    .select([...FOOD_COLUMNS, `name_${filter.locale} as name`])
    .orderBy(`name_${filter.locale}`)
    .orderBy('id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  return { count: Number(count), rows };
}

/** Returns one page of the ingredients that a person can avoid, in the order in which they are offered. */
export async function listIngredientsToAvoid(
  db: Db,
  page: { locale: Language; limit: number; offset: number },
): Promise<{ count: number; rows: { id: number; key: string; name: string }[] }> {
  const { count } = await db
    .selectFrom('ingredient_to_avoid')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('ingredient_to_avoid')
    .select(['id', 'key', `name_${page.locale} as name`])
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { count: Number(count), rows };
}

/** Returns one ingredient that can be avoided. */
export function findIngredientToAvoid(
  db: Db,
  id: number,
  locale: Language,
): Promise<{ id: number; key: string; name: string } | undefined> {
  return db
    .selectFrom('ingredient_to_avoid')
    .select(['id', 'key', `name_${locale} as name`])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns which of the given ids are ingredients that can be avoided. */
export async function listKnownAvoidable(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('ingredient_to_avoid').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function listAvoidableByKeys(db: Db, keys: readonly string[]): Promise<number[]> {
  if (keys.length === 0) return [];
  const rows = await db.selectFrom('ingredient_to_avoid').select('id').where('key', 'in', keys).execute();
  return rows.map(({ id }) => id);
}

/** Returns what a person avoids. */
export function listAvoided(
  db: Db,
  personId: number,
  locale: Language,
): Promise<{ id: number; key: string; name: string }[]> {
  return db
    .selectFrom('avoided_ingredient')
    .innerJoin('ingredient_to_avoid', 'ingredient_to_avoid.id', 'avoided_ingredient.ingredient_to_avoid_id')
    .select(['ingredient_to_avoid.id', 'ingredient_to_avoid.key', `ingredient_to_avoid.name_${locale} as name`])
    .where('avoided_ingredient.person_id', '=', personId)
    .orderBy('ingredient_to_avoid.id')
    .execute();
}

export async function deleteAvoided(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('avoided_ingredient').where('person_id', '=', personId).execute();
}

/** Stores what a person avoids. */
export async function insertAvoided(db: Db, personId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('avoided_ingredient')
    .values(ids.map((id) => ({ person_id: personId, ingredient_to_avoid_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const versionOfCatalogue = statement((db) => db.selectFrom('catalogue_state').select('version'));

/** Returns the version of the catalogue in the database; null if there is no catalogue yet. */
export async function findCatalogueVersion(db: Db): Promise<string | null> {
  const [row] = await versionOfCatalogue(db, {});
  return row?.version ?? null;
}
