import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { listWaiting } from '../waitlist/waitlist.public.ts';
import { actOf } from './act-of.ts';
import { changeSettings, letIn } from './acts.ts';
import { presentOrganisationForStaff, presentWaiting } from './staff.present.ts';
import { findCountedOrganisation, listCountedOrganisations } from './staff.store.ts';

export const listStaffOrganisations: Operation<Endpoints['listStaffOrganisations']> = async (ctx) => {
  const { count, rows } = await listCountedOrganisations(ctx.db, pageWindow(ctx.query));
  return paginate(ctx, { count, rows: rows.map(presentOrganisationForStaff) });
};

export const getStaffOrganisation: Operation<Endpoints['getStaffOrganisation']> = async ({ db, params }) =>
  findPresented(db, params.id);

export const updateStaffOrganisation: Operation<Endpoints['updateStaffOrganisation']> = async (ctx) => {
  const { reason, ...changes } = ctx.body;
  await changeSettings(actOf(ctx, reason), ctx.params.id, changes);
  return findPresented(ctx.db, ctx.params.id);
};

export const listStaffWaitlist: Operation<Endpoints['listStaffWaitlist']> = async (ctx) => {
  await findPresented(ctx.db, ctx.params.id);
  const { count, rows } = await listWaiting(ctx.db, ctx.params.id, pageWindow(ctx.query));
  return paginate(ctx, { count, rows: rows.map(presentWaiting) });
};

export const letInFromWaitlist: Operation<Endpoints['letInFromWaitlist']> = async (ctx) =>
  presentWaiting(await letIn(actOf(ctx, ctx.body.reason), ctx.params.id));

async function findPresented(db: Kysely<Tables>, id: number): Promise<Answered<Endpoints['getStaffOrganisation']>> {
  const row = await findCountedOrganisation(db, id);
  if (row === undefined) throw new ApiError('not_found');
  return presentOrganisationForStaff(row);
}
