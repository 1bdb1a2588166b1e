import type { Traits } from '@weekbord/domain/recipes/traits-of-ingredients';
import { type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { traitsOfFood } from './foods.present.ts';

const TRAITS = statement((db, place: Place<{ ids: readonly number[] }>) =>
  db
    .selectFrom('food')
    .select(['id', 'source', 'vegan', 'vegetarian', 'pescatarian'])
    .select(['gluten', 'lactose', 'nuts', 'crustaceans_shellfish', 'dislikes'])
    .where('id', '=', sql<number>`any(${place('ids')})`),
);

/** Who may eat some foods, by id; `kept` has what was read before, and takes what is new of the catalogue. */
export async function traitsOfFoods(
  db: Kysely<Tables>,
  ids: Iterable<number>,
  kept: Map<number, Traits>,
): Promise<ReadonlyMap<number, Traits>> {
  const missing = new Set([...ids].filter((id) => !kept.has(id)));
  if (missing.size === 0) return kept;
  const read = await TRAITS(db, { ids: [...missing] });
  for (const row of read) if (row.source === 'CATALOGUE') kept.set(row.id, traitsOfFood(row));
  return new Map([...kept, ...read.map((row) => [row.id, traitsOfFood(row)] as const)]);
}
