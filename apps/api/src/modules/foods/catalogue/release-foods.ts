import { ORPHANED_FOODS } from '@weekbord/phrases/orphaned-foods';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { deleteFoods, forgetWordsOfFoods, listUsedFoods } from '../own/own-foods.store.ts';

/**
 * Removes the author of foods, once the author's own data is deleted. Unused foods are deleted; of the others only the
 * nutrients are kept, so that other people's days add up as before. Returns the kept ones.
 */
export async function releaseFoods(db: Kysely<Tables>, ids: readonly number[]): Promise<readonly number[]> {
  const used = new Set(await listUsedFoods(db, ids));
  await deleteFoods(
    db,
    ids.filter((id) => !used.has(id)),
  );
  await forgetWordsOfFoods(db, [...used], ORPHANED_FOODS);
  return [...used];
}
