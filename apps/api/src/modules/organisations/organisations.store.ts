import { PRODUCT_NAME } from '@weekbord/domain/organisations/organisation-name';
import { PRODUCT_PORTALS } from '@weekbord/domain/organisations/portal-subdomain';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { OrganisationTable } from '../../platform/database/tables/people.ts';
import { isNamedByCoach } from './is-named-by-coach.ts';

export type OrganisationRow = Selectable<OrganisationTable>;
export type NewOrganisation = Insertable<OrganisationTable>;

type Db = Kysely<Tables>;

/**
 * Returns an organisation as it is shown to people: that of someone who is no longer a coach has the product's name,
 * colour and support, and neither a logo nor a portal.
 */
export async function findOrganisation(db: Db, id: number): Promise<OrganisationRow | undefined> {
  const row = await db.selectFrom('organisation').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || !isClosed(row)) return row;
  const main = await findOrganisationOfPortal(db, null);
  const primary_colour = main?.primary_colour ?? row.primary_colour;
  const own = { logo: null, logo_visible: false, subdomain: null, support_url: null, support_email: null };
  return { ...row, ...own, name: PRODUCT_NAME, primary_colour };
}

/** Whether an organisation is not shown. A built-in portal stays open, whoever owns it. */
function isClosed(row: OrganisationRow): boolean {
  return row.is_closed && isNamedByCoach(row);
}

/** Returns the organisation of a portal that is open; null is the portal without a subdomain. */
export async function findOrganisationOfPortal(db: Db, subdomain: string | null): Promise<OrganisationRow | undefined> {
  const query = db.selectFrom('organisation').selectAll();
  const found = subdomain === null ? query.where('is_main', '=', true) : query.where('subdomain', '=', subdomain);
  const row = await found.executeTakeFirst();
  return row === undefined || isClosed(row) ? undefined : row;
}

/** Returns one page of the organisations that have an open portal, and the total. */
export async function listOrganisations(
  db: Db,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; rows: OrganisationRow[] }> {
  const portals = db
    .selectFrom('organisation')
    .where((eb) => eb.or([eb('is_main', '=', true), eb('subdomain', 'is not', null)]))
    .where((eb) =>
      eb.or([eb('is_closed', '=', false), eb('owner_id', 'is', null), eb('subdomain', 'in', [...PRODUCT_PORTALS])]),
    );
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
