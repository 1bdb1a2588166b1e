import { ApiError } from '../../platform/http/errors.ts';
import { type Reaching, recordReach, visibleTo } from '../access/access.public.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type DayRow, findDay, findItem, type ItemWithMealRow } from './diary.store.ts';

type Signed = Reaching & { readonly actor: Actor };

/** The day that a request names, of the caller or a client of theirs. Throws `not_found` otherwise. */
export async function reachDay(ctx: Signed, id: number): Promise<DayRow> {
  const day = await findDay(ctx.db, id, visibleTo(ctx.actor));
  if (day === undefined) throw new ApiError('not_found');
  await recordReach(ctx, day.person_id);
  return day;
}

/** The same for an item of a day. */
export async function reachItem(ctx: Signed, id: number): Promise<ItemWithMealRow> {
  const item = await findItem(ctx.db, id, visibleTo(ctx.actor));
  if (item === undefined) throw new ApiError('not_found');
  await recordReach(ctx, item.person_id);
  return item;
}
