import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Context, Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { findPerson, type PersonRow } from '../access/access.public.ts';
import { answerCheckout, listUnclaimed } from '../subscriptions/subscriptions.public.ts';

export const listUnclaimedPurchases: Operation<Endpoints['listUnclaimedPurchases']> = async (ctx) => {
  const { email } = await callerOf(ctx);
  const rows = await listUnclaimed(ctx.db, email);
  return {
    results: rows.map(({ id, name_en, name_nl, audience, portal, created_at: startedAt }) => ({
      id,
      plan: ctx.locale === 'nl' ? name_nl : name_en,
      audience,
      portal,
      started_at: startedAt.toISOString(),
    })),
  };
};

export const answerPurchase: Operation<Endpoints['answerPurchase']> = async (ctx) => {
  const { purchase_id: id, is_mine: isMine } = ctx.body;
  const state = await answerCheckout(ctx, await callerOf(ctx), { id, isMine });
  if (state === undefined) throw new ApiError('not_found');
  if (isMine && state === 'PAID') throw new ApiError('has_a_coach');
  return { state };
};

async function callerOf({ db, actor }: Pick<Context<Endpoints['answerPurchase']>, 'db' | 'actor'>): Promise<PersonRow> {
  const caller = await findPerson(db, actor.id);
  if (caller === undefined) throw new ApiError('not_authenticated');
  return caller;
}
