import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { authorize, person } from '../access/access.public.ts';
import { eraseCaller } from '../accounts/accounts.public.ts';
import { client } from './clients.resources.ts';
import { endRelation } from './end-relation.ts';

export const removeClient: Operation<Endpoints['removeClient']> = async (ctx) =>
  endRelation(ctx, await authorize(ctx, client, ctx.params.id));

/** Deletes the caller, on confirmation, or ends the caller's relationship with a client. */
export const deleteUser: Operation<Endpoints['deleteUser']> = async (ctx) => {
  const { actor, params, body } = ctx;
  if (params.id !== actor.id) return endRelation(ctx, await authorize(ctx, client, params.id));
  if (body.confirm === undefined) throw new FieldError({ confirm: 'confirmation_word_wrong' });
  return eraseCaller(ctx);
};

export const leaveCoach: Operation<Endpoints['leaveCoach']> = async (ctx) =>
  endRelation(ctx, await authorize(ctx, person, ctx.actor.id));
