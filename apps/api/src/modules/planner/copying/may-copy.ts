import { activeFlags } from '@weekbord/domain/organisations/organisation-settings';
import type { FeatureFlag } from '@weekbord/domain/organisations/feature-flags';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { findPerson } from '../../access/access.public.ts';
import { findOrganisation } from '../../organisations/organisations.public.ts';

/**
 * Rejects the call if meals may not be copied: the flag can be set for the person, their organisation or their coach's
 * organisation.
 */
export async function checkMayCopy(db: Kysely<Tables>, personId: number): Promise<void> {
  const person = await findPerson(db, personId);
  const coach = person?.coach_id == null ? undefined : await findPerson(db, person.coach_id);
  const id = person?.organisation_id ?? coach?.organisation_id ?? null;
  const organisation = id === null ? undefined : await findOrganisation(db, id);
  const granted = [...(person?.feature_flags ?? []), ...(organisation?.feature_flags ?? [])] as FeatureFlag[];
  const flags = activeFlags({ plantBased: organisation?.plant_based ?? false }, granted);
  if (!flags.includes('FF_COPY_MEALS_TO_ANOTHER_DAY')) throw new ApiError('copying_off');
}
