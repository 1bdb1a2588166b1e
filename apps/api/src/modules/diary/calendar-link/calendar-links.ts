import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../../platform/http/context.ts';
import { hashOf, newToken } from '../../../platform/secret/tokens.ts';
import { authorizePerson } from '../../access/access.public.ts';
import { deleteCalendarLink, findCalendarLink, replaceCalendarLink } from './calendar-links.store.ts';

export const getCalendarLink: Operation<Endpoints['getCalendarLink']> = async (ctx) => {
  const link = await findCalendarLink(ctx.db, await authorizePerson(ctx));
  return { made_at: link?.made_at.toISOString() ?? null };
};

export const makeCalendarLink: Operation<Endpoints['makeCalendarLink']> = async (ctx) => {
  const personId = await authorizePerson(ctx);
  const secret = newToken();
  await replaceCalendarLink(ctx.db, personId, hashOf(secret), ctx.now);
  return { secret, made_at: ctx.now.toISOString() };
};

export const endCalendarLink: Operation<Endpoints['endCalendarLink']> = async (ctx) => {
  await deleteCalendarLink(ctx.db, await authorizePerson(ctx));
};
