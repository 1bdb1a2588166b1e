import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { servingColumns } from '../facts/serving-columns.ts';
import type { Reader } from '../foods.store.ts';

type Db = Kysely<Tables>;

/** How many of the latest foods are listed. */
const MOST = 200;

function selectRecentServings(db: Db, { personId, locale }: Reader) {
  return db
    .selectFrom('recent_food')
    .innerJoin('food', 'food.id', 'recent_food.food_id')
    .innerJoin('serving', 'serving.id', 'recent_food.serving_id')
    .select(servingColumns(locale))
    .select([
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
      'recent_food.quantity',
      'recent_food.last_used_at',
    ])
    .where('recent_food.person_id', '=', personId)
    .where('food.retired', 'is', null)
    .where((eb) => eb.or([eb('food.source', '<>', 'PERSON'), eb('food.author_id', '=', personId)]));
}

/** Returns the servings that a person last used for the foods they chose, latest first. */
export function listRecentServings(db: Db, reader: Reader) {
  return selectRecentServings(db, reader)
    .orderBy('recent_food.last_used_at', 'desc')
    .orderBy('food.id')
    .limit(MOST)
    .execute();
}

/** Returns the measure a person last used for a food, by one of its servings. */
export function findRecentServing(db: Db, reader: Reader, servingId: number) {
  return selectRecentServings(db, reader).where('recent_food.serving_id', '=', servingId).executeTakeFirst();
}

/** Forgets the measure a person last used for a food. */
export async function deleteRecentFood(db: Db, personId: number, foodId: number): Promise<void> {
  await db.deleteFrom('recent_food').where('person_id', '=', personId).where('food_id', '=', foodId).execute();
}

export type RecentServingRow = Awaited<ReturnType<typeof listRecentServings>>[number];

export type ChosenFood = Readonly<{ servingId: number; quantity: number }>;

/** Records that a person chose a food: the serving, the amount, and one more use. */
export function noteFoodUse(db: Db, personId: number, chosen: ChosenFood, now: Date): Promise<void> {
  return noteFoodUses(db, personId, [chosen], now);
}

/**
 * Like `noteFoodUse`, for several foods in one statement. If a food is chosen twice, the last amount counts. Foods are
 * written in a fixed order, so that two requests of a person cannot deadlock.
 */
export async function noteFoodUses(db: Db, personId: number, chosen: readonly ChosenFood[], now: Date): Promise<void> {
  if (chosen.length === 0) return;
  await sql`
    insert into recent_food as known (person_id, food_id, serving_id, quantity, last_used_at)
    select distinct on (food_id) ${personId}::integer, food_id, serving.id, given.quantity, ${now}::timestamptz
    from unnest(
      ${chosen.map(({ servingId }) => servingId)}::integer[],
      ${chosen.map(({ quantity }) => quantity)}::double precision[]
    ) with ordinality as given (serving_id, quantity, place)
    join serving on serving.id = given.serving_id
    order by food_id, place desc
    on conflict (person_id, food_id) do update set serving_id = excluded.serving_id, quantity = excluded.quantity,
      uses = known.uses + 1, last_used_at = excluded.last_used_at`.execute(db);
}
