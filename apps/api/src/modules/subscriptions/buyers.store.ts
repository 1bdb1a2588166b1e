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

/**
 * Moves a person who says that a purchase is not theirs to the main portal, if they are a member of the portal that
 * sold it only because of that purchase: their account was created after the checkout was started, the portal requires
 * a payment, and they have no subscription, no coach and no clients.
 */
export async function updateOrganisationOfNoBuyer(
  db: Db,
  personId: number,
  { organisation_id, created_at }: Pick<CheckoutRow, 'organisation_id' | 'created_at'>,
): Promise<void> {
  await db
    .updateTable('person')
    .set((row) => ({ organisation_id: row.selectFrom('organisation').select('id').where('is_main', '=', true) }))
    .where('id', '=', personId)
    .where('organisation_id', '=', organisation_id)
    .where('created_at', '>=', created_at)
    .where('coach_id', 'is', null)
    .where('is_coach', '=', false)
    .where((row) =>
      row.and([
        row.exists(
          row
            .selectFrom('organisation')
            .select('organisation.id')
            .where('organisation.id', '=', organisation_id)
            .where('organisation.payment_required', '=', true),
        ),
        row.not(
          row.exists(
            row.selectFrom('subscription').select('subscription.id').where('subscription.person_id', '=', personId),
          ),
        ),
      ]),
    )
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
