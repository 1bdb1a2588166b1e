import type { Endpoints } from '@weekbord/contract/endpoints';
import type { PlanState } from '@weekbord/domain/plans/plan-versions';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import {
  authorize,
  authorizePerson,
  type Asking,
  giveConsents,
  person,
  type PersonRow,
  saveMinorStatement,
} from '../access/access.public.ts';
import { findIntake } from '../intake/intake.public.ts';
import { hasFoodRules, leaveOutForbidden } from '../planner/planner.public.ts';
import { findPlanState, isSafePlan, offerPlan } from '../plans/plans.public.ts';
import {
  deletePlaceholder,
  findInvitation,
  findPlanOfPlaceholder,
  type InvitationRow,
  listInvitationsOf,
  type PlanOfPlaceholder,
  setCoach,
  takeOver,
} from './invitations.store.ts';

export const listInvitations: Operation<Endpoints['listInvitations']> = async (ctx) => {
  const personId = await authorizePerson(ctx);
  if (ctx.actor.isCoach) return { results: [] };
  const rows = await listInvitationsOf(ctx.db, personId);
  return {
    results: rows.map(({ id, coach, organisation }) => ({ id, coach, organisation })),
  };
};

export const acceptInvitation: Operation<Endpoints['acceptInvitation']> = async (ctx) => {
  const { me, invitation } = await findMine(ctx, ctx.params.id);
  const { db, body, locale, now } = ctx;
  const language = body.language ?? locale;
  await giveConsents(db, { personId: me.id, language, now }, ['COACH']);
  await setCoach(db, me.id, invitation.coach_id);
  if (invitation.minor_statement !== null) await saveMinorStatement(db, me.id, invitation.minor_statement);
  const own = await findPlanState(db, me.id);
  const offered = await planToOffer(ctx, { me, own }, await findPlanOfPlaceholder(db, invitation));
  const hasOwnRules = await hasFoodRules(db, me.id);
  const taken = await takeOver(db, invitation, { takesPlan: offered === null });
  if (offered !== null) await offerPlan(db, { ...offered, personId: me.id, coachId: invitation.coach_id, own, now });
  // Without rules of their own, the rules are those by which the coach chose the meals.
  const { leftOut, paused } = hasOwnRules
    ? await leaveOutForbidden({ db, locale: language }, me.id, taken)
    : { leftOut: [], paused: [] };
  for (const one of await listInvitationsOf(db, me.id)) await deletePlaceholder(db, one);
  return { is_plan_withheld: offered !== null && own.week === null, left_out: leftOut, paused };
};

/**
 * Returns the coach's plan if it must not become the person's: they have a plan of their own, or it is not safe for
 * their own profile. Otherwise returns null.
 */
async function planToOffer(
  { db, now }: Pick<Asking, 'db' | 'now'>,
  { me, own }: Readonly<{ me: PersonRow; own: PlanState }>,
  made: PlanOfPlaceholder | null,
): Promise<PlanOfPlaceholder | null> {
  if (made === null || own.week !== null) return made;
  const intake = await findIntake(db, me.id);
  const isSafe = intake === undefined || isSafePlan(intake, made.plan, { hadWeek: me.had_week, now });
  return isSafe ? null : made;
}

export const declineInvitation: Operation<Endpoints['declineInvitation']> = async (ctx) => {
  const { invitation } = await findMine(ctx, ctx.params.id);
  await deletePlaceholder(ctx.db, invitation);
};

/** Returns the caller, locked, and an invitation that awaits their answer. */
async function findMine(ctx: Asking, id: number): Promise<{ me: PersonRow; invitation: InvitationRow }> {
  const me = await authorize(ctx, person, ctx.actor.id);
  const invitation = ctx.actor.isCoach ? undefined : await findInvitation(ctx.db, me.id, id);
  if (invitation === undefined) throw new ApiError('not_found');
  return { me, invitation };
}
