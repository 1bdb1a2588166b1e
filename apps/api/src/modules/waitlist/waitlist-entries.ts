import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizePerson } from '../access/access.public.ts';
import { findOwnOrganisation } from '../organisations/organisations.public.ts';
import { waitlistEntry } from './waitlist.resources.ts';
import {
  deleteEntry,
  findEntryOfAddress,
  insertEntry,
  listEntries,
  updateEntry,
  type WaitlistRow,
} from './waitlist.store.ts';

function present(row: WaitlistRow): Answered<Endpoints['getWaitlistEntry']> {
  const { id, organisation_id: organisation, email, first_name } = row;
  return { id, organisation, email, first_name, created: row.created_at.toISOString() };
}

export const listWaitlistEntries: Operation<Endpoints['listWaitlistEntries']> = async (ctx) => {
  const own = await findOwnOrganisation(ctx.db, await authorizePerson(ctx));
  if (own === undefined) return paginate(ctx, { count: 0, rows: [] });
  const { count, rows } = await listEntries(ctx.db, own.id, pageWindow(ctx.query));
  return paginate(ctx, { count, rows: rows.map(present) });
};

export const createWaitlistEntry: Operation<Endpoints['createWaitlistEntry']> = async (ctx) => {
  const { db, body, now } = ctx;
  const own = await findOwnOrganisation(db, await authorizePerson(ctx));
  if (own === undefined) throw new ApiError('not_found');
  const made = await insertEntry(db, { ...body, language: ctx.locale, organisation_id: own.id, created_at: now });
  if (made !== undefined) return present(made);
  ctx.setStatus(200);
  const former = await findEntryOfAddress(db, own.id, body.email);
  if (former === undefined) throw new ApiError('version_conflict');
  return present(former);
};

export const getWaitlistEntry: Operation<Endpoints['getWaitlistEntry']> = async (ctx) =>
  present(await authorize(ctx, waitlistEntry, ctx.params.id));

export const updateWaitlistEntry: Operation<Endpoints['updateWaitlistEntry']> = async (ctx) => {
  const row = await authorize(ctx, waitlistEntry, ctx.params.id);
  const { email = row.email, first_name = row.first_name } = ctx.body;
  const other = await findEntryOfAddress(ctx.db, row.organisation_id, email);
  if (other !== undefined && other.id !== row.id) throw new FieldError({ email: 'duplicate' });
  await updateEntry(ctx.db, row, { email, first_name });
  return present({ ...row, email, first_name });
};

export const deleteWaitlistEntry: Operation<Endpoints['deleteWaitlistEntry']> = async (ctx) =>
  deleteEntry(ctx.db, await authorize(ctx, waitlistEntry, ctx.params.id));
