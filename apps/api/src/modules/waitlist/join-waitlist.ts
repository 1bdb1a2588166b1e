import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { countAct, countActOfAddress } from '../auth/auth.public.ts';
import { findPortal } from '../organisations/organisations.public.ts';
import { insertEntry } from './waitlist.store.ts';

/**
 * Returns only what was sent, so that no caller learns anything: it does not check whether the address has an account,
 * and neither changes nor shows the name in an earlier entry.
 */
export const joinWaitlist: Operation<Endpoints['joinWaitlist']> = async (ctx) => {
  const { db, params, body, now } = ctx;
  await countAct(db, ctx, 'waitlist');
  const portal = await findPortal(db, params.subdomain);
  if (portal === undefined) throw new ApiError('not_found');
  await countActOfAddress(db, ctx, 'waitlist', body.email);
  const made = await insertEntry(db, { ...body, language: ctx.locale, organisation_id: portal.id, created_at: now });
  if (made === undefined) ctx.setStatus(200);
  return body;
};
