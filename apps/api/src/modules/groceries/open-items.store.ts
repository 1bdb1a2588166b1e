import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Returns the ids of a person's lists that end on or after a date. */
export async function listOpenLists(db: Kysely<Tables>, personId: number, date: PlainDate): Promise<number[]> {
  const lists = await db
    .selectFrom('grocery_list')
    .select('id')
    .where('person_id', '=', personId)
    .where('end_date', '>=', date)
    .execute();
  return lists.map(({ id }) => id);
}
