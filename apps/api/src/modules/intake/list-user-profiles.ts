import type { listUserProfiles as endpoint } from '@weekbord/contract/intake/user-profiles';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { reachPerson, recordReach, visibleTo } from '../accounts/accounts.public.ts';
import { listIntakes } from './intake.store.ts';
import { presentIntakes } from './present-intakes.ts';

export const listUserProfiles: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, query } = ctx;
  const people = query.user === undefined ? visibleTo(actor) : (await reachPerson(ctx, query.user)).id;
  const found = await listIntakes(db, people, pageWindow(query));
  for (const intake of found.rows) await recordReach(ctx, intake.person_id);
  return paginate(ctx, { count: found.count, rows: await presentIntakes(db, actor.id, found.rows) });
};
