import { deleteUnplannedMeals } from './meals.store.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { deleteItems, listItemsBetween } from './diary.store.ts';

/** Later than any date that a diary can have. */
const LAST_DATE = '2200-01-01';

/** Takes what a person planned from a date on out of their diary, because it was made for another plan; eaten stays. */
export async function clearPlanned(
  { db }: Readonly<{ db: Kysely<Tables> }>,
  { personId, from }: Readonly<{ personId: number; from: string }>,
): Promise<void> {
  const items = await listItemsBetween(db, personId, from, LAST_DATE);
  const planned = items.filter(({ status }) => status === 'PLANNED');
  await deleteItems(
    db,
    personId,
    planned.map(({ id }) => id),
  );
  await deleteUnplannedMeals(db, personId, planned);
}
