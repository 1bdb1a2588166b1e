import { withTick } from '@weekbord/domain/groceries/listed-food';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { neededOf } from './groceries.present.ts';
import { type ItemRow, updateBought } from './groceries.store.ts';

/** Puts the full needed amount of a person's given items into the basket. */
export async function tickItems(db: Kysely<Tables>, personId: number, items: readonly ItemRow[]): Promise<void> {
  const ticked = items.map((item) => ({ id: item.id, bought: withTick(neededOf(item), true).bought }));
  await updateBought(db, personId, ticked);
}
