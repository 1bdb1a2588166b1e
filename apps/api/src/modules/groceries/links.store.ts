import type { EaterInShop } from '@weekbord/domain/groceries/label-checks';
import type { LinkLife } from '@weekbord/domain/groceries/link-life';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { AccountRow } from '../auth/auth.public.ts';
import type { ListRow } from './groceries.store.ts';

type Db = Kysely<Tables>;

/** Gives a list a link, replacing its earlier one. */
export async function replaceLink(db: Db, list: ListRow, secretHash: Buffer, now: Date): Promise<void> {
  const fresh = { secret_hash: secretHash, made_at: now };
  await db
    .insertInto('grocery_link')
    .values({ person_id: list.person_id, grocery_list_id: list.id, ...fresh })
    .onConflict((conflict) => conflict.columns(['person_id', 'grocery_list_id']).doUpdateSet(fresh))
    .execute();
}

export async function deleteLink(db: Db, list: ListRow): Promise<void> {
  await db
    .deleteFrom('grocery_link')
    .where('person_id', '=', list.person_id)
    .where('grocery_list_id', '=', list.id)
    .execute();
}

/** Returns the links of the given lists of a person, by list. */
export async function listLinks(
  db: Db,
  personId: number,
  listIds: readonly number[],
): Promise<ReadonlyMap<number, Readonly<{ secret_hash: Buffer; made_at: Date }>>> {
  const rows = await db
    .selectFrom('grocery_link')
    .select(['grocery_list_id', 'secret_hash', 'made_at'])
    .where('person_id', '=', personId)
    .where('grocery_list_id', '=', sql<number>`any(${listIds})`)
    .execute();
  return new Map(rows.map(({ grocery_list_id: listId, ...link }) => [listId, link]));
}

/** Returns the facts that limit the lifetime of a list's link, given the time when it was created. */
export function lifeOf({ end_date: endDate }: ListRow, madeAt: Date): LinkLife {
  return { endDate, madeOn: madeAt.toISOString().slice(0, 10) };
}

/** Returns how the owner of the visited list eats; null if not specified. */
export async function findVisitedEater(db: Db): Promise<EaterInShop | null> {
  const { rows } = await sql<EaterInShop>`select * from visited_eater()`.execute(db);
  return rows[0] ?? null;
}

/** Returns the account of the owner of the visited list. */
export async function findVisitedAccount(db: Db): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`select * from visited_account()`.execute(db);
  return rows[0];
}

/** Returns the list whose link was presented to the database. */
export function findVisitedList(db: Db): Promise<(ListRow & Readonly<{ link_made_at: Date }>) | undefined> {
  return db
    .selectFrom('grocery_list as list')
    .innerJoin('grocery_link as link', (join) =>
      join.onRef('link.person_id', '=', 'list.person_id').onRef('link.grocery_list_id', '=', 'list.id'),
    )
    .selectAll('list')
    .select('link.made_at as link_made_at')
    .where('list.id', '=', sql<number>`visited_list()`)
    .executeTakeFirst();
}
