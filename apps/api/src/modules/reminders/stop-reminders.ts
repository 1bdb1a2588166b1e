import type { Endpoints } from '@weekbord/contract/endpoints';
import { showLink } from '../../platform/database/acting.ts';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { hashOf } from '../../platform/secret/tokens.ts';
import { siteOf } from '../auth/auth.public.ts';
import { stopByLink } from './reminders.store.ts';

export const openReminderStop: Operation<Endpoints['openReminderStop']> = async (ctx) => {
  // Link scanners in email software also make this call, so it neither stops reminders nor reveals anything about the
  // link.
  ctx.setHeader('location', new URL(`/stop-reminders#${ctx.params.secret}`, siteOf(ctx)).href);
  ctx.setHeader('cache-control', 'no-store');
};

export const stopReminders: Operation<Endpoints['stopReminders']> = async (ctx) => {
  await showLink(ctx.db, hashOf(ctx.params.secret));
  if (!(await stopByLink(ctx.db))) throw new ApiError('not_found');
};
