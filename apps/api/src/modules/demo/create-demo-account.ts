import type { Endpoints } from '@weekbord/contract/endpoints';
import { countDemos } from '../access/access.public.ts';
import { countAct, openDemoSession } from '../auth/auth.public.ts';
import { findPortal } from '../organisations/organisations.public.ts';
import { cachePlans } from '../planner/planner.public.ts';
import { asSystem } from '../../platform/database/acting.ts';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { makeDemoCoach, makeDemoPerson } from './demo-accounts.ts';

/** The maximum number of demo accounts at any time, including clients. Each creates a few hundred rows. */
const MOST_DEMOS = 2000;
/** The Retry-After in seconds when there are too many demo accounts. */
const FULL_SECONDS = 600;

export const createDemoAccount: Operation<Endpoints['createDemoAccount']> = async (ctx) => {
  const { db, body, locale } = ctx;
  await countAct(db, ctx, 'demo');
  const portal = await findPortal(db, body.organisation_subdomain);
  if (portal === undefined) throw new ApiError('not_found');
  if (!portal.offers_demo) throw new ApiError('demo_off');
  if ((await countDemos(db)) >= MOST_DEMOS) {
    throw new ApiError('too_many_requests', { headers: { 'retry-after': String(FULL_SECONDS) } });
  }
  const make = body.kind === 'coach' ? makeDemoCoach : makeDemoPerson;
  const parts = { ...ctx, locale: body.language ?? locale, workers: cachePlans(ctx) };
  const person = await asSystem(db, 'demo', (trx) => make({ ...parts, db: trx }, portal));
  return { auth_token: await openDemoSession(db, ctx, person) };
};
