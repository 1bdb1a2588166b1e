import { type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { CheckoutRow } from './checkouts.store.ts';

type Db = Kysely<Tables>;

/** Returns a person's role, coach and organisation. */
export function findPlace(
  db: Db,
  personId: number,
): Promise<{ is_coach: boolean; coach_id: number | null; organisation_id: number | null }> {
  return db
    .selectFrom('person')
    .select(['is_coach', 'coach_id', 'organisation_id'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
}

/** Gives a person the coach role. */
export async function updateToCoach(db: Db, personId: number): Promise<void> {
  await db.updateTable('person').set({ is_coach: true }).where('id', '=', personId).execute();
}

/** Moves a person who neither has nor is a coach to the organisation they bought from. */
export async function updateOrganisationOfBuyer(db: Db, personId: number, organisationId: number): Promise<void> {
  await db
    .updateTable('person')
    .set({ organisation_id: organisationId })
    .where('id', '=', personId)
    .where('coach_id', 'is', null)
    .where('is_coach', '=', false)
    .execute();
}

/** Fills in the names that a person gave at the checkout, if they have none. */
export async function updateMissingNames(
  db: Db,
  personId: number,
  { first_name, last_name }: Pick<CheckoutRow, 'first_name' | 'last_name'>,
): Promise<void> {
  await db
    .updateTable('person')
    .set({ first_name, last_name })
    .where('id', '=', personId)
    .where('first_name', '=', '')
    .where('last_name', '=', '')
    .execute();
}
