import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** Returns the possible replacements of each food, most common first. */
export function listFoodSwaps(db: Db) {
  return db
    .selectFrom('food_swap')
    .select(['food_id', 'stand_in_id', 'factor'])
    .orderBy('food_id')
    .orderBy('position')
    .execute();
}

/** Returns the swaps that recipes define themselves. */
export function listRecipeSwaps(db: Db) {
  return db
    .selectFrom('recipe_swap')
    .select(['recipe_template_id', 'food_id', 'stand_in_id', 'factor'])
    .orderBy('recipe_template_id')
    .orderBy('food_id')
    .orderBy('position')
    .execute();
}
