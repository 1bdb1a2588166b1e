import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../../platform/http/context.ts';
import { hashOf, newToken } from '../../../platform/secret/tokens.ts';
import { authorizePerson, findPerson } from '../../access/access.public.ts';
import { noticeMail, organisationOfMail } from '../../auth/auth.public.ts';
import { deleteCalendarLink, findCalendarLink, replaceCalendarLink } from './calendar-links.store.ts';

export const getCalendarLink: Operation<Endpoints['getCalendarLink']> = async (ctx) => {
  const link = await findCalendarLink(ctx.db, await authorizePerson(ctx));
  return { made_at: link?.made_at.toISOString() ?? null };
};

export const makeCalendarLink: Operation<Endpoints['makeCalendarLink']> = async (ctx) => {
  const { db, now } = ctx;
  const personId = await authorizePerson(ctx);
  const secret = newToken();
  await replaceCalendarLink(db, personId, hashOf(secret), now);
  // The owner is notified, because an intruder could go on reading the calendar without being listed as a device.
  const me = await findPerson(db, personId);
  if (me !== undefined) await ctx.mail.send(db, noticeMail(me, await organisationOfMail(db, me), 'CALENDAR_LINK'));
  return { secret, made_at: now.toISOString() };
};

export const endCalendarLink: Operation<Endpoints['endCalendarLink']> = async (ctx) => {
  await deleteCalendarLink(ctx.db, await authorizePerson(ctx));
};
