import type { Endpoints } from '@weekbord/contract/endpoints';
import { asSystem } from '../../platform/database/acting.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Operation, Surroundings } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { authorize } from '../access/access.public.ts';
import { eraseCaller } from '../accounts/accounts.public.ts';
import { client } from './clients.resources.ts';
import { deletePlaceholder, releaseClient } from './invitations.store.ts';

export const removeClient: Operation<Endpoints['removeClient']> = (ctx) => endRelation(ctx, ctx.params.id);

/** Erases the caller, as they confirm, or ends the caller's relation with a client. */
export const deleteUser: Operation<Endpoints['deleteUser']> = async (ctx) => {
  const { actor, params, body } = ctx;
  if (params.id !== actor.id) return endRelation(ctx, params.id);
  if (body.confirm === undefined) throw new FieldError({ confirm: 'confirmation_word_wrong' });
  return eraseCaller(ctx);
};

/** Ends a coach's relation with a client, who keeps their account; an invitation without an answer is taken back. */
async function endRelation(ctx: Surroundings<Actor>, id: number): Promise<void> {
  const found = await authorize(ctx, client, id);
  const { invited_as: invitedAs, stands_in: isPlaceholder } = found;
  if (!isPlaceholder || invitedAs === null) return releaseClient(ctx.db, id);
  await asSystem(ctx.db, 'delete-account', (trx) => deletePlaceholder(trx, { id, invited_as: invitedAs }));
}
