import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import { MIN_KCAL } from '@weekbord/domain/goals/energy-floor';
import type { PlanMaker } from '@weekbord/domain/goals/energy-floor';
import type { DayFault } from '@weekbord/domain/plans/day-faults';
import { validatePlanChange } from '@weekbord/domain/plans/validate-plan-change';
import { changesOfPlan, MAX_DAY_PLANS, type PlanState } from '@weekbord/domain/plans/plan-versions';
import type { Weekday } from '@weekbord/domain/dates/weekdays';
import type { Surroundings } from '../../platform/http/context.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { FieldError, type Problem } from '../../platform/http/errors.ts';
import { findIntake, type IntakeRow, nutritionProfileOf, problemOf } from '../intake/intake.public.ts';
import { findPlanState, hadWeekBefore, insertPlanVersion, makerOfRestored } from './plan-versions.store.ts';
import type { PlanWriting } from './plan-writing.ts';

export type ChangeContext = Pick<Surroundings<Actor>, 'db' | 'now'> & {
  readonly actor: Pick<Actor, 'id'>;
};

/** How a change to a plan is explained, and how its errors are reported. */
export type ChangeOptions = Readonly<{
  /** The reason, shown to the person when a coach changes their plan. */
  reason?: string | null | undefined;
  /** The version that is restored. */
  restoredId?: number | null;
  /** Whether the person switches to a plan that was offered to them. */
  takesOffer?: boolean;
  /** Returns the request fields to which an error on these weekdays is attached. */
  fieldsOf?: (fault: DayFault, days: readonly Weekday[]) => readonly (readonly string[])[];
}>;

/**
 * Changes a person's plan, and is the only way to do so. The person must be authorised for writing. Rejects a change
 * that results in a day that no plan may have, or in too many day plans. If the change is made by another person or restores an earlier state,
 * the plans before and after it are stored as a version; the database rejects changes by others without a version.
 */
export async function changePlan<Changed>(
  ctx: ChangeContext,
  personId: number,
  change: (db: PlanWriting) => Promise<Changed>,
  options: ChangeOptions = {},
): Promise<Changed> {
  const { db, actor, now } = ctx;
  const { restoredId = null, takesOffer = false } = options;
  const reason = options.reason == null || options.reason === '' ? null : options.reason;
  const isOwn = actor.id === personId;
  const before = await findPlanState(db, personId);
  const hadWeek = before.week === null && (await hadWeekBefore(db, personId));
  const changed = await change(db as PlanWriting);
  const after = await findPlanState(db, personId);
  refuseTooManyPlans(before, after);
  const maker = isOwn ? await makerOfRestored(db, personId, restoredId) : 'COACH';
  await refuseChange(
    ctx,
    personId,
    { before, after, maker, hadWeek },
    { ...options, hasReason: isOwn || reason !== null },
  );
  if (isOwn && restoredId === null) return changed;
  await insertPlanVersion(db, {
    person_id: personId,
    made_by: actor.id,
    made_at: now,
    reason,
    before,
    after,
    changes_week: changesOfPlan(before, after).length > 0,
    restored_id: restoredId,
    answer: null,
    answered_at: null,
    question: null,
    offered: takesOffer,
  });
  return changed;
}

function refuseTooManyPlans(before: PlanState, after: PlanState): void {
  if (after.plans.length > MAX_DAY_PLANS && after.plans.length > before.plans.length) {
    throw new FieldError([{ path: [], code: 'day_plans_full' }]);
  }
}

async function refuseChange(
  { db, now }: ChangeContext,
  personId: number,
  change: Readonly<{ before: PlanState; after: PlanState; maker: PlanMaker; hadWeek: boolean }>,
  { hasReason, fieldsOf = () => [['non_field_errors']] }: Pick<ChangeOptions, 'fieldsOf'> & { hasReason: boolean },
): Promise<void> {
  const intake = await findIntake(db, personId);
  const profile = intake === undefined ? null : nutritionProfileOf(intake, latestDateAnywhere(now.getTime()));
  const { faults, reasonFor } = validatePlanChange({ ...change, profile });
  const problems = faults.flatMap(({ days, fault }) => fieldsOf(fault, days).map((path) => problemOf(path, fault)));
  if (problems.length > 0) throw new FieldError(withoutDoubles(problems));
  if (reasonFor === null || hasReason) return;
  throw new FieldError([problemOf(['reason'], { code: 'reason_for_low_day', limit: MIN_KCAL, given: reasonFor })]);
}

/**
 * Whether a coach's plan is safe for a person with this profile. The reason that a coach must give for a low day is not
 * checked.
 */
export function isSafePlan(
  intake: IntakeRow,
  plan: PlanState,
  { hadWeek, now }: Readonly<{ hadWeek: boolean; now: Date }>,
): boolean {
  const profile = nutritionProfileOf(intake, latestDateAnywhere(now.getTime()));
  const none = { plans: [], week: null };
  return validatePlanChange({ before: none, after: plan, profile, maker: 'COACH', hadWeek }).faults.length === 0;
}

function withoutDoubles(problems: readonly Problem[]): readonly Problem[] {
  const keyOf = ({ path, code }: Problem) => [...path, code].join(' ');
  return problems.filter((one, index) => problems.findIndex((other) => keyOf(other) === keyOf(one)) === index);
}
