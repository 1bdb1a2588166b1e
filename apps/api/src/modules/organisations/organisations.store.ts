import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { OrganisationTable } from '../../platform/database/tables/people.ts';

export type OrganisationRow = Selectable<OrganisationTable>;
export type NewOrganisation = Insertable<OrganisationTable>;

type Db = Kysely<Tables>;

export async function findOrganisation(db: Db, id: number): Promise<OrganisationRow | undefined> {
  return db.selectFrom('organisation').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The organisation of a portal; null names the portal without a subdomain. */
export async function findOrganisationOfPortal(db: Db, subdomain: string | null): Promise<OrganisationRow | undefined> {
  const query = db.selectFrom('organisation').selectAll();
  const found = subdomain === null ? query.where('subdomain', 'is', null) : query.where('subdomain', '=', subdomain);
  return found.executeTakeFirst();
}

export async function listOrganisations(
  db: Db,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; rows: OrganisationRow[] }> {
  const rows = await db
    .selectFrom('organisation')
    .selectAll()
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { count } = await db
    .selectFrom('organisation')
    .select((query) => query.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Number(count), rows };
}

/** Adds the organisations whose portal does not exist yet; those that exist stay as they are. */
export async function insertMissingOrganisations(db: Db, organisations: readonly NewOrganisation[]): Promise<void> {
  await db
    .insertInto('organisation')
    .values([...organisations])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
