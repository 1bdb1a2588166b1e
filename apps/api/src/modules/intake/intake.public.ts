import type { UserProfile } from '@weekbord/contract/intake/models';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { findIntakeOf } from './intake.store.ts';
import { presentOne } from './present-intakes.ts';

export { findCycle, findIntakeOf as findIntake, listIntakesOf as findIntakes, type IntakeRow } from './intake.store.ts';
export { nutritionProfileOf } from './intake.present.ts';
export { intake } from './intake.resources.ts';
export { problemOf, refuseFaults } from './refuse-faults.ts';
export { addIntake, replaceIntake } from './write-intake.ts';

/** A person's profile as a viewer may see it; null where they have none. The cycle shows to its owner alone. */
export async function presentIntakeOf(
  db: Kysely<Tables>,
  viewerId: number,
  personId: number,
): Promise<UserProfile | null> {
  const intake = await findIntakeOf(db, personId);
  return intake === undefined ? null : presentOne(db, viewerId, intake);
}
