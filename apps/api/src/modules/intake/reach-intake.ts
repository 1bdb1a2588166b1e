import type { Actor } from '../../platform/http/actor.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { type Reaching, recordReach, visibleTo } from '../access/access.public.ts';
import { findIntakeById, type IntakeRow } from './intake.store.ts';

type Asking = Reaching & { readonly actor: Actor; readonly params: { readonly id: number } };

/** The intake that a request names; a foreign one does not exist. */
export async function reachIntake(ctx: Asking): Promise<IntakeRow> {
  const intake = await findIntakeById(ctx.db, ctx.params.id, visibleTo(ctx.actor));
  if (intake === undefined) throw new ApiError('not_found');
  await recordReach(ctx, intake.person_id);
  return intake;
}
