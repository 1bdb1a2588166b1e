import type { LabelFigures } from '@weekbord/domain/foods/food-figures';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** A person's custom food as it is stored. Its name is the same in both languages. */
export type OwnFood = Readonly<{
  name: string;
  brandName: string | null;
  gtin: number | null;
  search: string;
  picture: string;
  figures: LabelFigures;
  /** Whether the nutrients are per 100 ml. A millilitre then counts as a gram. */
  byVolume: boolean;
}>;

export type OwnServing = Readonly<{ measure: string; description: string; plural: string; grams: number }>;

/** The serving that every custom food has. */
export const GRAM: OwnServing = { measure: 'g', description: 'g', plural: 'g', grams: 1 };
/** The serving that is added for foods whose values are per 100 ml. */
export const MILLILITRE: OwnServing = { measure: 'ml', description: 'ml', plural: 'ml', grams: 1 };

/** The category of custom foods. */
export const CATEGORY_OF_OWN = 'OTHER';

export const UNKNOWN = {
  vegan: 'unknown',
  vegetarian: 'unknown',
  pescatarian: 'unknown',
  halal: 'unknown',
  gluten: 'unknown',
  lactose: 'unknown',
  nuts: 'unknown',
  crustaceans_shellfish: 'unknown',
} as const;

/** Inserts a person's custom food, with unknown origins. Returns its id. */
export async function insertOwnFood(db: Db, personId: number, food: OwnFood): Promise<number> {
  const { id } = await db
    .insertInto('food')
    .values({
      source: 'PERSON',
      author_id: personId,
      category: CATEGORY_OF_OWN,
      role: 'other',
      perishable: false,
      dislikes: [],
      ...columnsOf(food),
      ...UNKNOWN,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function columnsOf({ name, brandName, gtin, search, picture, figures, byVolume }: OwnFood) {
  const names = { name_en: name, name_nl: name, brand_name: brandName };
  return { ...names, gtin, search, picture, grams_per_ml: byVolume ? 1 : null, ...figures };
}

/** Replaces what a person wrote about a custom food. */
export async function updateOwnFood(db: Db, id: number, food: OwnFood): Promise<void> {
  await db.updateTable('food').set(columnsOf(food)).where('id', '=', id).execute();
}

/** Hides a custom food from searches and lists, or shows it again. */
export async function hideOwnFood(db: Db, id: number, isHidden: boolean): Promise<void> {
  const retired = isHidden ? 'HIDDEN' : null;
  await db.updateTable('food').set({ retired }).where('id', '=', id).execute();
}

/** Points logged meals that contain a custom food at a copy of its current state. */
export async function keepLoggedMeals(db: Db, id: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into food (source, author_id, retired, name_en, name_nl, plural_en, plural_nl, brand_name, search, picture, category,
      role, perishable, dislikes, grams_per_ml, kcal, protein, fat, carbohydrates, fiber, sugars, saturated_fat, salt,
      ${TRAITS})
    select source, author_id, 'CORRECTED', name_en, name_nl, plural_en, plural_nl, brand_name, '', picture, category,
      role, perishable, dislikes, grams_per_ml, kcal, protein, fat, carbohydrates, fiber, sugars, saturated_fat, salt,
      ${TRAITS}
    from food where id = ${id} returning id`.execute(db);
  const copyId = rows[0]!.id;
  await sql`
    insert into serving (food_id, measure, description_en, description_nl, plural_en, plural_nl, grams)
    select ${copyId}::integer, measure, description_en, description_nl, plural_en, plural_nl, grams
    from serving where food_id = ${id} order by id`.execute(db);
  await sql`select keep_logged_food(${id}, ${copyId})`.execute(db);
  if ((await listUsedFoods(db, [copyId])).length === 0) await deleteFoods(db, [copyId]);
}

const TRAITS = sql.raw(Object.keys(UNKNOWN).join(', '));

/** Recalculates the meals of recipes that contain a custom food whose nutrients changed. */
export async function refreshMealsOfFood(db: Db, id: number): Promise<void> {
  await sql`select refresh_meals_of_food(${id})`.execute(db);
}

/** Replaces the named serving of a custom food; null deletes it, unless it is used. */
export async function replaceOwnServing(
  db: Db,
  foodId: number,
  serving: OwnServing | null,
): Promise<'serving_in_use' | null> {
  const of = db.selectFrom('serving').select('id').where('food_id', '=', foodId).where('measure', '=', 'serving');
  const known = await of.executeTakeFirst();
  if (serving !== null) {
    const { description, plural, grams } = serving;
    const columns = {
      description_en: description,
      description_nl: description,
      plural_en: plural,
      plural_nl: plural,
      grams,
    };
    if (known === undefined) await insertOwnServings(db, foodId, [serving]);
    else await db.updateTable('serving').set(columns).where('id', '=', known.id).execute();
    return null;
  }
  return known === undefined ? null : deleteServing(db, known.id);
}

/** Allows or disallows millilitres for a custom food, unless a meal or recipe uses them. */
export async function measureByVolume(db: Db, foodId: number, byVolume: boolean): Promise<'serving_in_use' | null> {
  const of = db.selectFrom('serving').select('id').where('food_id', '=', foodId).where('measure', '=', 'ml');
  const known = await of.executeTakeFirst();
  if (byVolume === (known !== undefined)) return null;
  if (known !== undefined) return deleteServing(db, known.id);
  await insertOwnServings(db, foodId, [MILLILITRE]);
  return null;
}

async function deleteServing(db: Db, id: number): Promise<'serving_in_use' | null> {
  const { rows } = await sql<{ is_used: boolean }>`select is_serving_used(${id}) as is_used`.execute(db);
  if (rows[0]!.is_used) return 'serving_in_use';
  await db.deleteFrom('serving').where('id', '=', id).execute();
  return null;
}

/** Whether another custom food of a person has the barcode. */
export async function hasOwnFoodOfGtin(
  db: Db,
  personId: number,
  gtin: number,
  except: number | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('food')
    .select('id')
    .where('author_id', '=', personId)
    .where('source', '=', 'PERSON')
    .where('gtin', '=', gtin)
    .$if(except !== null, (query) => query.where('id', '<>', except!))
    .executeTakeFirst();
  return row !== undefined;
}

function selectWrittenFoods(db: Db, personId: number) {
  return db
    .selectFrom('food')
    .leftJoin('serving', (join) => join.onRef('serving.food_id', '=', 'food.id').on('serving.measure', '=', 'serving'))
    .select(['food.id', 'name_en as name', 'brand_name', 'gtin', 'picture', 'category', 'retired'])
    .select(['kcal', 'protein', 'fat', 'carbohydrates', 'fiber', 'grams_per_ml'])
    .select(['serving.description_en as serving_name', 'serving.grams as serving_grams'])
    .where('author_id', '=', personId)
    .where('source', '=', 'PERSON')
    .where((eb) => eb('retired', 'is', null).or('retired', '=', 'HIDDEN'));
}

/** A custom food as its author wrote it. */
export type WrittenFood = NonNullable<Awaited<ReturnType<typeof findWrittenFood>>>;

export function findWrittenFood(db: Db, personId: number, id: number) {
  return selectWrittenFoods(db, personId).where('food.id', '=', id).executeTakeFirst();
}

/**
 * Returns one page of a person's custom foods by name, limited to those with the given text in their name or brand, and
 * the total.
 */
export async function listWrittenFoods(
  db: Db,
  filter: Readonly<{ personId: number; text: string; limit: number; offset: number }>,
): Promise<{ count: number; rows: WrittenFood[] }> {
  const all = selectWrittenFoods(db, filter.personId).$if(filter.text !== '', (query) =>
    query.where(sql<boolean>`position(${filter.text} in search) > 0`),
  );
  const { count } = await all
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await all.orderBy('name_en').orderBy('food.id').limit(filter.limit).offset(filter.offset).execute();
  return { count: Number(count), rows };
}

/** Inserts the servings of a custom food, grams first. */
export async function insertOwnServings(db: Db, foodId: number, servings: readonly OwnServing[]): Promise<void> {
  const rows = servings.map(({ measure, description, plural, grams }) => ({
    food_id: foodId,
    measure,
    description_en: description,
    description_nl: description,
    plural_en: plural,
    plural_nl: plural,
    grams,
  }));
  await db.insertInto('serving').values(rows).execute();
}

/** Returns a custom food of a person, but not a copy that logged meals keep. */
export function findOwnFood(db: Db, personId: number, id: number): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('food')
    .select('id')
    .where('id', '=', id)
    .where('source', '=', 'PERSON')
    .where('author_id', '=', personId)
    .where((eb) => eb('retired', 'is', null).or('retired', '=', 'HIDDEN'))
    .executeTakeFirst();
}

/** Prevents a food from being used until the transaction ends. Meals and recipes use it through its servings. */
export async function keepUnused(db: Db, id: number): Promise<void> {
  await db.selectFrom('serving').select('id').where('food_id', '=', id).orderBy('id').forUpdate().execute();
}

/** Returns the given foods that a meal, a recipe or a grocery list uses. */
export async function listUsedFoods(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::integer[]) as id where is_food_used(id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether anyone's meal, recipe or grocery list uses a food. */
export async function isFoodUsed(db: Db, id: number): Promise<boolean> {
  return (await listUsedFoods(db, [id])).length > 0;
}

export async function listOwnFoods(db: Db, personId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('food')
    .select('id')
    .where('source', '=', 'PERSON')
    .where('author_id', '=', personId)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteFoods(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('food')
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
}

type Words = Readonly<{ name: string; serving: string; servings: string }>;

/** Removes the author's texts from the given foods, including what grocery lists copied. Their nutrients are kept. */
export async function forgetWordsOfFoods(
  db: Db,
  ids: readonly number[],
  { en, nl }: Readonly<{ en: Words; nl: Words }>,
): Promise<void> {
  await sql`
    update grocery_item set meals = (
      select coalesce(jsonb_agg(
        case when note ->> 'name_en' = food.name_en and note ->> 'name_nl' = food.name_nl
          then note || jsonb_build_object('name_en', ${en.name}::text, 'name_nl', ${nl.name}::text) else note end
        order by place
      ), '[]') from jsonb_array_elements(meals) with ordinality as noted (note, place)
    )
    from food where food.id = food_id and food.id = any(${ids})`.execute(db);
  await sql`
    update food set name_en = ${en.name}, name_nl = ${nl.name}, plural_en = null, plural_nl = null, brand_name = null,
      gtin = null, search = ''
    where id = any(${ids})`.execute(db);
  await sql`
    update serving set description_en = ${en.serving}, description_nl = ${nl.serving}, plural_en = ${en.servings},
      plural_nl = ${nl.servings}
    where food_id = any(${ids}) and measure = 'serving'`.execute(db);
}
