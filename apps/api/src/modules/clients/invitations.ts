import type { Endpoints } from '@weekbord/contract/endpoints';
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
import { findPlanState, offerPlan } from '../plans/plans.public.ts';
import {
  deletePlaceholder,
  findInvitation,
  type InvitationRow,
  listInvitationsOf,
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
  await giveConsents(db, { personId: me.id, language: body.language ?? locale, now }, ['COACH']);
  await setCoach(db, me.id, invitation.coach_id);
  if (invitation.minor_statement !== null) await saveMinorStatement(db, me.id, invitation.minor_statement);
  const own = await findPlanState(db, me.id);
  const offer = await takeOver(db, invitation);
  if (offer !== null) await offerPlan(db, { ...offer, personId: me.id, coachId: invitation.coach_id, own, now });
  for (const one of await listInvitationsOf(db, me.id)) await deletePlaceholder(db, one);
};

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
