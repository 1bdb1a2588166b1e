import { CALENDAR_TYPE } from '@weekbord/contract/diary/calendar-links';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { feedRange } from '@weekbord/domain/diary/calendar-feed';
import { showLink } from '../../../platform/database/acting.ts';
import type { Operation } from '../../../platform/http/context.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { rateLimit } from '../../../platform/http/rate-limit.ts';
import { hashOf } from '../../../platform/secret/tokens.ts';
import { accountHasAccess } from '../../auth/auth.public.ts';
import { findCalendarAccount, listCalendarMeals } from './calendar-links.store.ts';
import { writeCalendar } from './write-calendar.ts';

/**
 * The maximum number of reads per minute by all calendar apps of one URL, per process. Each app reads about once an
 * hour.
 */
const READS_PER_MINUTE = 60;
const limitReads = rateLimit(READS_PER_MINUTE);

export const getCalendarFeed: Operation<Endpoints['getCalendarFeed']> = async (ctx) => {
  const { db, params, today, now, address } = ctx;
  const secretHash = hashOf(params.file.slice(0, params.file.indexOf('.')));
  // Invalid URLs are counted like valid ones, so that they cannot be told apart.
  await limitReads(secretHash.toString('base64url'), 1);
  await showLink(db, secretHash);
  const account = await findCalendarAccount(db);
  if (account === undefined || !accountHasAccess(account, now)) throw new ApiError('not_found');
  const meals = await listCalendarMeals(db, feedRange(today));
  ctx.setHeader('content-type', `${CALENDAR_TYPE}; charset=utf-8`);
  // No proxy may cache the feed. Calendar apps revalidate their copy by its ETag each time.
  ctx.setHeader('cache-control', 'private, no-cache');
  return writeCalendar(meals, { language: account.language, site: address.origin });
};
