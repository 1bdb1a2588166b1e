import type { LabelFigures } from '@weekbord/domain/foods/food-figures';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** A person's own food as it is stored; it is called the same in both languages. */
export type OwnFood = Readonly<{
  name: string;
  brandName: string | null;
  gtin: number | null;
  search: string;
  /** Its look. */
  picture: string;
  figures: LabelFigures;
}>;

export type OwnServing = Readonly<{ measure: string; description: string; plural: string; grams: number }>;

/** What a person's own food is filed under. */
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

/** Inserts a person's own food, whose origins are unknown. Answers its id. */
export async function insertOwnFood(db: Db, personId: number, food: OwnFood): Promise<number> {
  const { id } = await db
    .insertInto('food')
    .values({
      source: 'PERSON',
      author_id: personId,
      name_en: food.name,
      name_nl: food.name,
      brand_name: food.brandName,
      gtin: food.gtin,
      search: food.search,
      picture: food.picture,
      category: CATEGORY_OF_OWN,
      role: 'other',
      perishable: false,
      dislikes: [],
      ...food.figures,
      ...UNKNOWN,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts the servings of a person's own food, grams first. */
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

/** A food of a person's own. */
export function findOwnFood(db: Db, personId: number, id: number): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('food')
    .select('id')
    .where('id', '=', id)
    .where('source', '=', 'PERSON')
    .where('author_id', '=', personId)
    .executeTakeFirst();
}

/** Keeps a food from being used until the transaction ends, which meals and recipes do by its servings. */
export async function keepUnused(db: Db, id: number): Promise<void> {
  await db.selectFrom('serving').select('id').where('food_id', '=', id).orderBy('id').forUpdate().execute();
}

/** Those of some foods that a meal, a recipe or a grocery list uses. */
export async function listUsedFoods(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::integer[]) as id where is_food_used(id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** The foods of a person's own. */
export async function listOwnFoods(db: Db, personId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('food')
    .select('id')
    .where('source', '=', 'PERSON')
    .where('author_id', '=', personId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes foods with their servings. */
export async function deleteFoods(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('food')
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
}

type Words = Readonly<{ name: string; serving: string; servings: string }>;

/** Takes what their author wrote off some foods, also where grocery lists noted it; their figures stay. */
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
