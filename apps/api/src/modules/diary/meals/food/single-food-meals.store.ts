import type { Language } from '@weekbord/domain/languages/languages';
import { type Expression, type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';
import { servingColumns } from '../../../foods/foods.public.ts';

type Db = Kysely<Tables>;

export type FoodAmount = Readonly<{ servingId: number; quantity: number }>;

function selectMeals(db: Db, locale: Language) {
  return db
    .selectFrom('single_food_meal as meal')
    .innerJoin('serving', 'serving.id', 'meal.serving_id')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .select(servingColumns(locale))
    .select([
      'meal.person_id',
      'meal.id',
      'meal.serving_id',
      'meal.quantity',
      `food.name_${locale} as food_name`,
      `food.plural_${locale} as food_plural`,
      'food.brand_name',
      'food.picture',
      'food.category',
    ]);
}

/** A single food as a meal, with the nutrients of the food per 100 g. */
export type SingleFoodRow = Awaited<ReturnType<typeof listSingleFoodMeals>>[number];

/** Returns the given single-food meals of one person. */
export function listSingleFoodMeals(db: Db, personId: number, ids: readonly number[], locale: Language) {
  return selectMeals(db, locale)
    .where('meal.person_id', '=', personId)
    .where('meal.id', '=', sql<number>`any(${ids})`)
    .execute();
}

/** Returns a single-food meal by its id, if the caller may see it. */
export function findSingleFoodMeal(
  db: Db,
  id: number,
  people: Expression<number>,
  locale: Language,
): Promise<SingleFoodRow | undefined> {
  return selectMeals(db, locale).where('meal.id', '=', id).where('meal.person_id', 'in', people).executeTakeFirst();
}

/**
 * Whether a serving belongs to a food that these people may use: a shared one or one of their own. If the serving is
 * deleted before the transaction ends, the foreign key of the row that refers to it makes the transaction fail.
 */
export async function isUsableServing(db: Db, servingId: number, people: readonly number[]): Promise<boolean> {
  const serving = await db
    .selectFrom('serving')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .select('serving.id')
    .where('serving.id', '=', servingId)
    .where((food) =>
      food.or([food('food.source', '<>', 'PERSON'), food('food.author_id', '=', sql<number>`any(${people})`)]),
    )
    .executeTakeFirst();
  return serving !== undefined;
}

export async function findFoodOfServing(db: Db, servingId: number): Promise<number | undefined> {
  const serving = await db.selectFrom('serving').select('food_id').where('id', '=', servingId).executeTakeFirst();
  return serving?.food_id;
}

/** Inserts a single-food meal. Returns its id. */
export async function insertSingleFoodMeal(
  db: Db,
  personId: number,
  { servingId, quantity }: FoodAmount,
): Promise<number> {
  const { id } = await db
    .insertInto('single_food_meal')
    .values({ person_id: personId, serving_id: servingId, quantity })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts several single-food meals. Returns their ids in the same order. */
export async function insertSingleFoodMeals(
  db: Db,
  personId: number,
  amounts: readonly FoodAmount[],
): Promise<number[]> {
  if (amounts.length === 0) return [];
  const rows = await db
    .insertInto('single_food_meal')
    .values(amounts.map(({ servingId, quantity }) => ({ person_id: personId, serving_id: servingId, quantity })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateSingleFoodMeal(
  db: Db,
  meal: Pick<SingleFoodRow, 'person_id' | 'id'>,
  { servingId, quantity }: FoodAmount,
): Promise<void> {
  await db
    .updateTable('single_food_meal')
    .set({ serving_id: servingId, quantity })
    .where('person_id', '=', meal.person_id)
    .where('id', '=', meal.id)
    .execute();
}
