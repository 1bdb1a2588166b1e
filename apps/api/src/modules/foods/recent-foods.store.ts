import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Reader } from './foods.store.ts';

type Db = Kysely<Tables>;

/** Nobody looks further back. */
const MOST = 200;

/** How a person measured the foods that they chose, the latest first. */
export function listRecentServings(db: Db, { personId, locale }: Reader) {
  return db
    .selectFrom('recent_food')
    .innerJoin('food', 'food.id', 'recent_food.food_id')
    .innerJoin('serving', 'serving.id', 'recent_food.serving_id')
    .select([
      'serving.id as serving_id',
      'serving.measure',
      `serving.description_${locale} as measure_name`,
      `serving.plural_${locale} as measure_plural`,
      'serving.grams as serving_grams',
      'food.id as food_id',
      `food.name_${locale} as food_name`,
      'food.name_en',
      'food.name_nl',
      'food.plural_en',
      'food.plural_nl',
      'food.synonyms_en',
      'food.synonyms_nl',
      'food.brand_name',
      'food.popularity',
      'food.source',
      'food.picture',
      'food.category',
      'food.kcal',
      'food.protein',
      'food.fat',
      'food.carbohydrates',
      'food.fiber',
      'recent_food.quantity',
      'recent_food.last_used_at',
    ])
    .where('recent_food.person_id', '=', personId)
    .where((eb) => eb.or([eb('food.source', '<>', 'PERSON'), eb('food.author_id', '=', personId)]))
    .orderBy('recent_food.last_used_at', 'desc')
    .orderBy('food.id')
    .limit(MOST)
    .execute();
}

export type RecentServingRow = Awaited<ReturnType<typeof listRecentServings>>[number];

/** Notes that a person chose a food: which serving of it, how many, and once more. */
export async function noteFoodUse(
  db: Db,
  personId: number,
  chosen: Readonly<{ servingId: number; quantity: number }>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('recent_food')
    .columns(['person_id', 'food_id', 'serving_id', 'quantity', 'last_used_at'])
    .expression((eb) =>
      eb
        .selectFrom('serving')
        .select(({ ref, val, cast }) => [
          cast<number>(val(personId), 'integer').as('person_id'),
          ref('serving.food_id').as('food_id'),
          ref('serving.id').as('serving_id'),
          cast<number>(val(chosen.quantity), 'double precision').as('quantity'),
          cast<Date>(val(now), 'timestamptz').as('last_used_at'),
        ])
        .where('serving.id', '=', chosen.servingId),
    )
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'food_id']).doUpdateSet((eb) => ({
        serving_id: eb.ref('excluded.serving_id'),
        quantity: eb.ref('excluded.quantity'),
        uses: sql<number>`recent_food.uses + 1`,
        last_used_at: eb.ref('excluded.last_used_at'),
      })),
    )
    .execute();
}
