import type { UserProfile } from '@weekbord/contract/intake/models';
import { findIntakeOf } from './intake.store.ts';
import { type PresentingIntakes, presentOne } from './present-intakes.ts';

export { findCycle, findReadableCycle } from './cycle.store.ts';
export { findFirstWeekday } from './first-weekday.store.ts';
export { findActiveShare } from './cycle-sharing.ts';
export { type CycleShareRow, deleteEndedShares } from './cycle-sharing.store.ts';
export {
  deleteIntake,
  findIntakeOf as findIntake,
  listIntakesOf as findIntakes,
  type IntakeRow,
} from './intake.store.ts';
export { nutritionProfileOf } from './intake.present.ts';
export { forgetCycle, forgetDiet } from './forget-parts.ts';
export { intake } from './intake.resources.ts';
export { problemOf, refuseFaults } from './refuse-faults.ts';
export { withAdmittedAge } from './agreed-age.ts';
export { addIntake, changeIntake, replaceIntake } from './write-intake.ts';

/** Returns a person's profile as a viewer may see it; null if they have none. Only the owner sees the cycle. */
export async function presentIntakeOf(
  store: PresentingIntakes,
  viewerId: number,
  personId: number,
): Promise<UserProfile | null> {
  const intake = await findIntakeOf(store.db, personId);
  return intake === undefined ? null : presentOne(store, viewerId, intake);
}
