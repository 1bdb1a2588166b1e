import type { Actor } from '../../platform/http/actor.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { type Reaching, recordReach, visibleTo } from '../access/access.public.ts';
import { findList, type ListRow } from './groceries.store.ts';

/** The list that a request names, of the caller or a client of theirs. Throws `not_found` otherwise. */
export async function reachList(ctx: Reaching & { readonly actor: Actor }, id: number): Promise<ListRow> {
  const list = await findList(ctx.db, id, visibleTo(ctx.actor));
  if (list === undefined) throw new ApiError('not_found');
  await recordReach(ctx, list.person_id);
  return list;
}
