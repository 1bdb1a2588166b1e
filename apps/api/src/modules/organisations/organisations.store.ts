import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { OrganisationTable } from '../../platform/database/tables/people.ts';

export type OrganisationRow = Selectable<OrganisationTable>;
export type NewOrganisation = Insertable<OrganisationTable>;

type Db = Kysely<Tables>;

export async function findOrganisation(db: Db, id: number): Promise<OrganisationRow | undefined> {
  return db.selectFrom('organisation').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the organisation of a portal; null is the portal without a subdomain. */
export async function findOrganisationOfPortal(db: Db, subdomain: string | null): Promise<OrganisationRow | undefined> {
  const query = db.selectFrom('organisation').selectAll();
  const found = subdomain === null ? query.where('is_main', '=', true) : query.where('subdomain', '=', subdomain);
  return found.executeTakeFirst();
}

/** Returns one page of the organisations that have a portal, and the total. */
export async function listOrganisations(
  db: Db,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; rows: OrganisationRow[] }> {
  const portals = db
    .selectFrom('organisation')
    .where((eb) => eb.or([eb('is_main', '=', true), eb('subdomain', 'is not', null)]));
  const rows = await portals.selectAll().orderBy('id').limit(page.limit).offset(page.offset).execute();
  const { count } = await portals.select((query) => query.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  return { count: Number(count), rows };
}

/** Adds the organisations whose portal does not exist yet. Existing ones are unchanged. */
export async function insertMissingOrganisations(db: Db, organisations: readonly NewOrganisation[]): Promise<void> {
  await db
    .insertInto('organisation')
    .values([...organisations])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the organisation that a coach owns; undefined if they have none. */
export function findOwnOrganisation(db: Db, ownerId: number): Promise<OrganisationRow | undefined> {
  return db.selectFrom('organisation').selectAll().where('owner_id', '=', ownerId).executeTakeFirst();
}

/** The id of the lock under which coaches choose names and subdomains. */
const NAMES_LOCK = 7_450_291;

/**
 * Returns the names of all organisations except a coach's own. No other coach can choose a name until the transaction
 * ends.
 */
export async function lockOthers(db: Db, ownerId: number): Promise<Pick<OrganisationRow, 'name' | 'subdomain'>[]> {
  await sql`select pg_advisory_xact_lock(${NAMES_LOCK})`.execute(db);
  return db
    .selectFrom('organisation')
    .select(['name', 'subdomain'])
    .where('owner_id', 'is distinct from', ownerId)
    .execute();
}

export function insertOrganisation(db: Db, values: NewOrganisation): Promise<OrganisationRow> {
  return db.insertInto('organisation').values(values).returningAll().executeTakeFirstOrThrow();
}

/** Updates the branding of a coach's organisation, and the subdomain of its portal. */
export function updateOwnOrganisation(
  db: Db,
  ownerId: number,
  values: Pick<Updateable<OrganisationTable>, 'name' | 'primary_colour' | 'logo' | 'logo_visible' | 'subdomain'>,
): Promise<OrganisationRow> {
  return db
    .updateTable('organisation')
    .set(values)
    .where('owner_id', '=', ownerId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Moves a coach, and with them their clients, to an organisation. */
export async function joinOrganisation(db: Db, coachId: number, organisationId: number): Promise<void> {
  await db.updateTable('person').set({ organisation_id: organisationId }).where('id', '=', coachId).execute();
}
