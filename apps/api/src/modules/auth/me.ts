import type { Context } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { findPerson, type PersonRow } from '../access/access.public.ts';

/** Returns the caller's current account. */
export async function meOf(
  ctx: Pick<Context, 'db'> & Readonly<{ actor: { readonly id: number } }>,
): Promise<PersonRow> {
  const me = await findPerson(ctx.db, ctx.actor.id);
  if (me === undefined) throw new ApiError('not_authenticated');
  return me;
}
