import { randomBytes } from 'node:crypto';
import { CONSENT_PURPOSES, CONSENT_TEXT_VERSIONS } from '@weekbord/domain/consent/consents';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { OrganisationTable, PersonTable } from '../../platform/database/tables/people.ts';

type Db = Kysely<Tables>;
export type Person = Selectable<PersonTable>;
export type Organisation = Selectable<OrganisationTable>;
export type PersonDetails = Partial<Insertable<PersonTable>>;

/** The default date on which people joined. */
const JOINED = new Date('2027-01-04T09:00:00Z');

/** Adds an organisation. If no portal name is given, it gets a random one. */
export function anOrganisation(db: Db, details: Partial<Insertable<OrganisationTable>> = {}): Promise<Organisation> {
  const subdomain = `portal-${randomBytes(5).toString('hex')}`;
  return db
    .insertInto('organisation')
    .values({
      name: subdomain,
      subdomain,
      is_main: details.subdomain === null,
      ...details,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the organisation of a portal, creating it if there is none; null is the portal without a subdomain. */
export async function findOrMakeOrganisation(
  db: Db,
  details: Partial<Insertable<OrganisationTable>> & { name: string; subdomain: string | null },
): Promise<Organisation> {
  const known = await db
    .selectFrom('organisation')
    .selectAll()
    .where('subdomain', 'is not distinct from', details.subdomain)
    .where('is_main', '=', details.subdomain === null)
    .executeTakeFirst();
  return known ?? anOrganisation(db, details);
}

/** Gives an organisation without an owner to a coach. */
export async function giveOrganisation(db: Db, id: number, coachId: number): Promise<void> {
  await db
    .updateTable('organisation')
    .set({ owner_id: coachId })
    .where('id', '=', id)
    .where('owner_id', 'is', null)
    .execute();
}

export function findPersonOf(db: Db, email: string): Promise<Person | undefined> {
  return db.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst();
}

/**
 * Adds a self-service person with an account, not onboarded, who has given all consents. The address is random by
 * default.
 */
export async function aPerson(db: Db, details: PersonDetails = {}): Promise<Person> {
  const { id } = await aNewcomer(db, details);
  const given_at = details.created_at ?? JOINED;
  const answers = CONSENT_PURPOSES.map((purpose) => ({ purpose, text_version: CONSENT_TEXT_VERSIONS[purpose] }));
  await db
    .insertInto('consent')
    .values(
      answers.map(
        (answer) => ({ person_id: id, ...answer, text_language: 'en', given_at, withdrawn_at: null }) as const,
      ),
    )
    .execute();
  return db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Like `aPerson`, for a person who has not been asked for consent yet. */
export function aNewcomer(db: Db, details: PersonDetails = {}): Promise<Person> {
  return db
    .insertInto('person')
    .values({
      email: `${randomBytes(8).toString('hex')}@people.example`,
      first_name: 'Robin',
      last_name: 'Bakker',
      created_at: JOINED,
      ...details,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
