import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { deletePlannedItemsFrom } from './planned-items.store.ts';
import { deleteUnplannedMeals } from './meals.store.ts';

/**
 * Takes what the planner planned for a person from a date on out of their diary, because it was made for another plan.
 * What they ate, added or changed stays.
 */
export async function clearPlanned(
  { db }: Readonly<{ db: Kysely<Tables> }>,
  { personId, from }: Readonly<{ personId: number; from: string }>,
): Promise<void> {
  const meals = await deletePlannedItemsFrom(db, personId, from);
  await deleteUnplannedMeals(db, personId, meals);
}
