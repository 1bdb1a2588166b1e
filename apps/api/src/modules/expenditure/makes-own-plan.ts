import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { findPerson, type PersonRow } from '../access/access.public.ts';
import { findOrganisation } from '../organisations/organisations.public.ts';

/** Whether a person makes their own plan: a coach for themselves, and everyone whose organisation leaves it to them. */
export async function makesOwnPlan(db: Kysely<Tables>, person: PersonRow): Promise<boolean> {
  const coach = person.coach_id === null ? undefined : await findPerson(db, person.coach_id);
  const organisationId = person.organisation_id ?? coach?.organisation_id ?? null;
  if (organisationId === null) return person.coach_id === null;
  const organisation = await findOrganisation(db, organisationId);
  return person.is_coach || organisation?.clients_are_diy === true;
}
