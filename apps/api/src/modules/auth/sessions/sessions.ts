import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { asSystem } from '../../../platform/database/acting.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context, Operation } from '../../../platform/http/context.ts';
import { authorizePerson } from '../../access/access.public.ts';
import { meOf } from '../me.ts';
import { endAccess } from '../confirmations/recovery.store.ts';
import { deleteToken, listTokens } from './sessions.store.ts';

type Sessions = Answered<Endpoints['listSessions']>;

export const listSessions: Operation<Endpoints['listSessions']> = async (ctx) => {
  await authorizePerson(ctx);
  return presentSessions(ctx);
};

export const endSessions: Operation<Endpoints['endSessions']> = async (ctx) => {
  const { db, actor, body } = ctx;
  const personId = await authorizePerson(ctx);
  if (body.session === null) {
    const me = await meOf(ctx);
    const { config, now } = ctx;
    await asSystem(db, 'login', (trx) => endAccess(trx, me, { config, now, keptToken: actor.tokenId }));
  } else if (body.session !== actor.tokenId) {
    // Logging out ends the current session, and also cleans up the device.
    await deleteToken(db, personId, body.session);
  }
  return presentSessions(ctx);
};

async function presentSessions({ db, actor, now }: Pick<Context, 'db' | 'now'> & { actor: Actor }): Promise<Sessions> {
  const rows = await listTokens(db, actor.id, now);
  const results = rows.map(({ id, browser, system, created_at, last_used_at }) => ({
    id,
    browser,
    system,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    is_this_one: id === actor.tokenId,
  }));
  return { results: results.toSorted((one, other) => Number(other.is_this_one) - Number(one.is_this_one)) };
}
