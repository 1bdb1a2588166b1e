import { FORGOTTEN_FOODS } from '@weekbord/phrases/forgotten-foods';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { deleteFoods, forgetWordsOfFoods, listUsedFoods } from './own-foods.store.ts';

/**
 * Removes the author of foods, once the author's own things are deleted: unused ones are deleted, the others keep
 * nothing that the author wrote but figures, so that other people's days add up as before. Answers these.
 */
export async function releaseFoods(db: Kysely<Tables>, ids: readonly number[]): Promise<readonly number[]> {
  const used = new Set(await listUsedFoods(db, ids));
  await deleteFoods(
    db,
    ids.filter((id) => !used.has(id)),
  );
  await forgetWordsOfFoods(db, [...used], FORGOTTEN_FOODS);
  return [...used];
}
