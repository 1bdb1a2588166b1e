import type { UserProfile } from '@weekbord/contract/intake/models';
import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import { type CycleStore, findReadableCycle } from './cycle.store.ts';
import { presentIntake } from './intake.present.ts';
import { type IntakeRow, listWeeklyPlanIds } from './intake.store.ts';

/** The store from which profiles are read, and the time. */
export type PresentingIntakes = CycleStore & Readonly<{ now: Date }>;

/** Returns several intakes as one viewer may see them. Only the owner sees a cycle. */
export async function presentIntakes(
  { db, config, now }: PresentingIntakes,
  viewerId: number,
  intakes: readonly IntakeRow[],
): Promise<UserProfile[]> {
  const plans = await listWeeklyPlanIds(
    db,
    intakes.map((intake) => intake.person_id),
  );
  const planOf = new Map(plans.map((plan) => [plan.person_id, plan.id]));
  const showsOwn = intakes.some((intake) => intake.person_id === viewerId);
  const ownCycle = showsOwn ? await findReadableCycle({ db, config }, viewerId) : undefined;
  return intakes.map((intake) =>
    presentIntake(intake, {
      weeklyPlanId: planOf.get(intake.person_id) ?? null,
      today: latestDateAnywhere(now.getTime()),
      cycle: intake.person_id === viewerId ? (ownCycle ?? null) : null,
    }),
  );
}

/** Returns one intake as one viewer may see it. */
export async function presentOne(store: PresentingIntakes, viewerId: number, intake: IntakeRow): Promise<UserProfile> {
  const [presented] = await presentIntakes(store, viewerId, [intake]);
  if (presented === undefined) throw new Error('an intake was not presented');
  return presented;
}
