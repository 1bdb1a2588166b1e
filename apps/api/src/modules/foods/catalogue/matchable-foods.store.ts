import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** Returns the catalogue's foods with all their names and measures. */
export async function listMatchableFoods(db: Db) {
  const foods = await db
    .selectFrom('food')
    .select(['id', 'category', 'name_en', 'name_nl', 'plural_en', 'plural_nl', 'synonyms_en', 'synonyms_nl'])
    .where('source', '=', 'CATALOGUE')
    .orderBy('id')
    .execute();
  const servings = await db
    .selectFrom('serving')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .select(['serving.id', 'serving.food_id', 'serving.measure', 'serving.grams'])
    .where('food.source', '=', 'CATALOGUE')
    .orderBy('serving.id')
    .execute();
  const byFood = Map.groupBy(servings, ({ food_id: foodId }) => foodId);
  return foods.map((food) => ({ ...food, servings: byFood.get(food.id) ?? [] }));
}
