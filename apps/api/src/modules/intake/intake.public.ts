import type { UserProfile } from '@weekbord/contract/intake/models';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { findIntakeOf, listIntakesOf } from './intake.store.ts';
import { presentIntakes, presentOne } from './present-intakes.ts';

export { nutritionProfileOf } from './intake.present.ts';
export {
  findCycle,
  findIntakeOf as findIntake,
  listIntakesOf as findIntakes,
  type CycleRow,
  type IntakeRow,
} from './intake.store.ts';
export { intake } from './intake.resources.ts';
export { problemOf } from './refuse-faults.ts';
export { addIntake, changeIntake, replaceIntake, type IntakeWriting } from './write-intake.ts';

/** A person's profile as a viewer may see it; null where they have none. The cycle shows to its owner alone. */
export async function presentIntakeOf(
  db: Kysely<Tables>,
  viewerId: number,
  personId: number,
): Promise<UserProfile | null> {
  const intake = await findIntakeOf(db, personId);
  return intake === undefined ? null : presentOne(db, viewerId, intake);
}

/** The profiles of several people, by person; who has none is missing. */
export async function presentIntakesOf(
  db: Kysely<Tables>,
  viewerId: number,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, UserProfile>> {
  const profiles = await presentIntakes(db, viewerId, await listIntakesOf(db, personIds));
  return new Map(profiles.map((profile) => [profile.user, profile]));
}
