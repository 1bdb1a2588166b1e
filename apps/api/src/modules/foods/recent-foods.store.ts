import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

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
