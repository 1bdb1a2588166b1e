import { ORPHANED_FOODS } from '@weekbord/phrases/orphaned-foods';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { deleteFoods, forgetWordsOfFoods, listUsedFoods } from '../own/own-foods.store.ts';

/**
 * Removes the author of foods, once the author's own data is deleted. Unused foods are deleted. For the others, only
 * the nutrients are kept, so that other people's totals stay the same. Returns the kept foods.
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
