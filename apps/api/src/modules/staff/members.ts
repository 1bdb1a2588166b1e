import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { insertAuditEntries } from '../access/access.public.ts';
import { actOf } from './act-of.ts';
import { giveRoleOfCoach, inviteToCoach, takeRoleOfCoach } from './acts.ts';
import { presentMember } from './staff.present.ts';
import { findCountedOrganisation, findMember, listMembersOf } from './staff.store.ts';

/** Each listed person sees this access in their audit log. Repeated access within an hour counts once. */
export const listStaffMembers: Operation<Endpoints['listStaffMembers']> = async (ctx) => {
  const { db, actor, params, query, requestId, now } = ctx;
  if ((await findCountedOrganisation(db, params.id)) === undefined) throw new ApiError('not_found');
  const { count, rows } = await listMembersOf(db, params.id, { ...pageWindow(query), search: query.search });
  const others = rows.map(({ id }) => id).filter((id) => id !== actor.id);
  const look = { people: others, actorId: actor.id, act: 'read staff/members', requestId, at: now };
  await insertAuditEntries(db, { ...look, skipsRepeats: true });
  return paginate(ctx, { count, rows: rows.map(presentMember) });
};

export const makeCoach: Operation<Endpoints['makeCoach']> = async (ctx) => {
  await giveRoleOfCoach(actOf(ctx, ctx.body.reason), ctx.params.id);
  return findPresented(ctx.db, ctx.params.id);
};

export const endCoach: Operation<Endpoints['endCoach']> = async (ctx) => {
  await takeRoleOfCoach(actOf(ctx, ctx.body.reason), ctx.params.id);
  return findPresented(ctx.db, ctx.params.id);
};

export const moveClient: Operation<Endpoints['moveClient']> = async (ctx) => {
  await inviteToCoach(actOf(ctx, ctx.body.reason), ctx.params.id, ctx.body.coach_email);
  return findPresented(ctx.db, ctx.params.id);
};

async function findPresented(db: Kysely<Tables>, id: number): Promise<Answered<Endpoints['makeCoach']>> {
  const row = await findMember(db, id);
  if (row === undefined) throw new ApiError('not_found');
  return presentMember(row);
}
