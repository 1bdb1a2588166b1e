import type { LabelFigures } from '@weekbord/domain/foods/food-figures';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** A food of a person's own as it is written down; it is called the same in both languages. */
export type OwnFood = Readonly<{
  name: string;
  brandName: string | null;
  gtin: number | null;
  search: string;
  figures: LabelFigures;
}>;

export type OwnServing = Readonly<{ measure: string; description: string; plural: string; grams: number }>;

const UNKNOWN = {
  vegan: 'unknown',
  vegetarian: 'unknown',
  pescatarian: 'unknown',
  gluten: 'unknown',
  lactose: 'unknown',
  nuts: 'unknown',
  crustaceans_shellfish: 'unknown',
} as const;

/** Writes down a food of a person's own, of which nobody knows what it is made of. Answers its id. */
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
      category: 'OTHER',
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

/** Writes down how a food of a person's own is measured, grams first. */
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

/** Keeps a food of a person's own from being used while it is looked at; answers whether it is there. */
export async function lockOwnFood(db: Db, personId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('food')
    .select('id')
    .where('id', '=', id)
    .where('source', '=', 'PERSON')
    .where('author_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a meal, a recipe or a grocery list uses a food. */
export async function isFoodUsed(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from grocery_item where food_id = ${id})
      or exists (select from recipe_template_ingredient join serving on serving.id = serving_id where food_id = ${id})
      or exists (select from recipe_meal_ingredient join serving on serving.id = serving_id where food_id = ${id})
      or exists (select from single_food_meal join serving on serving.id = serving_id where food_id = ${id})
      as used`.execute(db);
  return rows[0]?.used ?? false;
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

/** Deletes those of some foods that nobody uses; call it when their author's own things are gone. */
export async function deleteUnusedFoods(db: Db, ids: readonly number[]): Promise<void> {
  for (const id of ids) if (!(await isFoodUsed(db, id))) await deleteFood(db, id);
}

/** Deletes a food with its servings. */
export async function deleteFood(db: Db, id: number): Promise<void> {
  await db.deleteFrom('food').where('id', '=', id).execute();
}
