import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { authorize, authorizePerson, type Asking, person, type PersonRow } from '../access/access.public.ts';
import { copyIntake, findIntake } from '../intake/intake.public.ts';
import { deleteStandIn, findInvitation, type InvitationRow, listInvitationsOf, setCoach } from './invitations.store.ts';

export const listInvitations: Operation<Endpoints['listInvitations']> = async (ctx) => {
  const personId = await authorizePerson(ctx);
  if (ctx.actor.isCoach) return { results: [] };
  const rows = await listInvitationsOf(ctx.db, personId);
  return {
    results: rows.map(({ id, coach, organisation }) => ({ id, coach, organisation, is_shared: id === personId })),
  };
};

export const acceptInvitation: Operation<Endpoints['acceptInvitation']> = async (ctx) => {
  const { me, invitation } = await findMine(ctx, ctx.params.id);
  const { db } = ctx;
  await setCoach(db, me.id, invitation.coach_id);
  if (invitation.id === me.id) return;
  const made = await findIntake(db, invitation.id);
  if (made !== undefined && (await findIntake(db, me.id)) === undefined) await copyIntake(db, made, me.id);
  await deleteStandIn(db, invitation);
};

export const declineInvitation: Operation<Endpoints['declineInvitation']> = async (ctx) => {
  const { me, invitation } = await findMine(ctx, ctx.params.id);
  if (invitation.id === me.id) await setCoach(ctx.db, me.id, null);
  else await deleteStandIn(ctx.db, invitation);
};

/** The caller, locked, and an invitation that waits for their answer. */
async function findMine(ctx: Asking, id: number): Promise<{ me: PersonRow; invitation: InvitationRow }> {
  const me = await authorize(ctx, person, ctx.actor.id);
  const invitation = ctx.actor.isCoach ? undefined : await findInvitation(ctx.db, me.id, id);
  if (invitation === undefined) throw new ApiError('not_found');
  return { me, invitation };
}
