import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { MACROS_OF_FOOD, TRAITS_OF_FOOD } from '../facts/trait-columns.ts';

type Db = Kysely<Tables>;

function selectKitchenFoods(db: Db) {
  return db
    .selectFrom('food')
    .select([
      'food.id',
      'food.source',
      'food.role',
      'food.category',
      'food.kitchen_kind',
      'food.kitchen_place',
      'food.kitchen_on_need',
      'food.origins',
      ...TRAITS_OF_FOOD,
      ...MACROS_OF_FOOD,
    ])
    .select(
      sql<Record<string, number>>`(
        select json_object_agg(measure, grams order by serving.id) from serving where food_id = food.id
      )`.as('measures'),
    );
}

/** A food that may replace another, with the grams per unit of each of its measures. */
export type KitchenFoodRow = Awaited<ReturnType<typeof listKitchenFoods>>[number];

/** Returns the catalogue's foods that may replace another. */
export function listKitchenFoods(db: Db) {
  return selectKitchenFoods(db)
    .where('food.source', '=', 'CATALOGUE')
    .where((eb) =>
      eb.or([
        eb('food.kitchen_kind', 'is not', null),
        eb.exists(eb.selectFrom('food_swap').select('food_id').whereRef('stand_in_id', '=', 'food.id')),
      ]),
    )
    .orderBy('food.id')
    .execute();
}

/** Returns the given foods: with `people`, only those that these people may use, otherwise all. */
export function listKitchenFoodsByIds(
  db: Db,
  ids: readonly number[],
  people?: readonly number[],
): Promise<KitchenFoodRow[]> {
  const some = selectKitchenFoods(db)
    .where('food.id', '=', sql<number>`any(${ids})`)
    .orderBy('food.id');
  const usable =
    people === undefined
      ? some
      : some.where((eb) =>
          eb.or([eb('food.source', '<>', 'PERSON'), eb('food.author_id', '=', sql<number>`any(${people})`)]),
        );
  return usable.execute();
}

/** Returns a food, if these people may use it. */
export async function findKitchenFood(
  db: Db,
  id: number,
  people: readonly number[],
): Promise<KitchenFoodRow | undefined> {
  const [food] = await listKitchenFoodsByIds(db, [id], people);
  return food;
}

/** Returns the food of a serving, regardless of its author. */
export function findKitchenFoodOfServing(db: Db, servingId: number): Promise<KitchenFoodRow | undefined> {
  return selectKitchenFoods(db)
    .where('food.id', '=', (eb) => eb.selectFrom('serving').select('food_id').where('id', '=', servingId))
    .executeTakeFirst();
}

/** Returns the foods that may replace a food according to the table of swaps, most common first. */
export function listSubstitutesOf(db: Db, foodId: number): Promise<{ id: number; factor: number }[]> {
  return db
    .selectFrom('food_swap')
    .select(['stand_in_id as id', 'factor'])
    .where('food_id', '=', foodId)
    .orderBy('position')
    .execute();
}
