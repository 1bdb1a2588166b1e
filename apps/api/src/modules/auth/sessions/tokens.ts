import type { Operation } from '../../../platform/http/context.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { endDemoOf } from '../../access/access.public.ts';
import { findLink, lockAddress, forgetWrongPasswords, updateLinkForUse } from '../auth.store.ts';
import { hashOf } from '../../../platform/secret/tokens.ts';
import { inTransaction } from '../in-transaction.ts';
import { logInByPassword } from '../login/log-in-by-password.ts';
import { countAct } from '../login/network-limit.ts';
import { findOrOpenAccount, openSession } from './open-session.ts';
import { deleteToken } from './sessions.store.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const tokenLogin: Operation<Endpoints['tokenLogin']> = async (ctx) => {
  await countAct(ctx.db, ctx, 'guess');
  const token = ctx.body.magic_link_token;
  if (token === undefined) return logInByPassword(ctx);
  return inTransaction(ctx.db, async (db) => {
    const link = await findLink(db, hashOf(token));
    if (link === undefined) throw new ApiError('link_dead');
    await lockAddress(db, link.email_key, true, ctx.now);
    const isSpent = await updateLinkForUse(db, link.token_hash, ctx.now);
    const person = isSpent ? await findOrOpenAccount(db, ctx, link) : null;
    if (person === null) throw new ApiError('link_dead');
    await forgetWrongPasswords(db, link.email_key);
    return { auth_token: await openSession(db, ctx, person) };
  });
};

export const tokenLogout: Operation<Endpoints['tokenLogout']> = async (ctx) => {
  await deleteToken(ctx.db, ctx.actor.id, ctx.actor.tokenId);
  // Logging out ends a demo permanently.
  if (ctx.actor.demoUntil !== null) await endDemoOf(ctx.db, ctx.actor.id, ctx.now);
};
