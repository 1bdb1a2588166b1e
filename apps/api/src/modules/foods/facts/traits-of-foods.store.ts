import type { Traits } from '@weekbord/domain/recipes/dish-facts/traits-of-ingredients';
import { type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../../platform/database/statement.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { traitsOfFood } from '../foods.present.ts';

const TRAITS = statement((db, place: Place<{ ids: readonly number[] }>) =>
  db
    .selectFrom('food')
    .select(['id', 'source', 'vegan', 'vegetarian', 'pescatarian', 'halal'])
    .select(['gluten', 'lactose', 'nuts', 'crustaceans_shellfish', 'label_allergens', 'free_of', 'dislikes', 'origins'])
    .where('id', '=', sql<number>`any(${place('ids')})`),
);

/** Who may eat a food, and what it is made of. */
export type TraitsByOrigin = Traits & Readonly<{ origins: readonly string[] | null }>;

/**
 * Returns who may eat the given foods, by id. `kept` contains what was read before, and is extended with new catalogue
 * foods.
 */
export async function traitsOfFoods(
  db: Kysely<Tables>,
  ids: Iterable<number>,
  kept: Map<number, TraitsByOrigin>,
): Promise<ReadonlyMap<number, TraitsByOrigin>> {
  const missing = new Set([...ids].filter((id) => !kept.has(id)));
  if (missing.size === 0) return kept;
  const read = await TRAITS(db, { ids: [...missing] });
  for (const row of read) if (row.source === 'CATALOGUE') kept.set(row.id, traitsOfRow(row));
  return new Map([...kept, ...read.map((row) => [row.id, traitsOfRow(row)] as const)]);
}

function traitsOfRow(row: Awaited<ReturnType<typeof TRAITS>>[number]): TraitsByOrigin {
  return { ...traitsOfFood(row), origins: row.origins };
}
