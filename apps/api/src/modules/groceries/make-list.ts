import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Locale } from '../../platform/http/actor.ts';
import { countNeeds, inShoppingOrder } from './count-needs.ts';
import { insertList, type ListRow, saveNeeds } from './groceries.store.ts';

/** Creates a list of what a person's meals need from one date to another, in shop order. */
export async function makeList(
  { db, locale, now }: Readonly<{ db: Kysely<Tables>; locale: Locale; now: Date }>,
  { personId, from, to }: Readonly<{ personId: number; from: string; to: string }>,
): Promise<ListRow> {
  const { totals, mealIds } = await countNeeds(db, personId, { from, to, mealIds: [] });
  const list = await insertList(db, { personId, from, to, mealIds, now });
  await saveNeeds(db, list, await inShoppingOrder(db, totals, locale));
  return list;
}
