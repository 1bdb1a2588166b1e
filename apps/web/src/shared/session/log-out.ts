import { authPaths } from '@weekbord/contract/auth/paths';
import { call } from '../http/call.ts';
import { forgetDevice } from '../offline/device-cache.ts';
import { unsubscribeHere } from '../push/push-here.ts';
import { clearStored, writeStored } from '../stored.ts';
import { commitLeaving } from '../undo/leaving.ts';
import { startAgain } from './follow-session.ts';
import { readToken, tokenStore } from './token.ts';

/**
 * Deletes what is on its way out, ends the token on the server, then deletes everything on this device and starts again
 * at the log-in, which may lead back to `returnTo`.
 */
export async function logOut(returnTo?: string): Promise<void> {
  const token = readToken();
  await commitLeaving();
  if (token !== null) await call(authPaths.tokenLogout, {}, { idempotencyKey: crypto.randomUUID() });
  await startAfresh(token, () => {
    if (returnTo !== undefined) writeStored('return-to', returnTo);
  });
}

/** Begins again after the server refused a token; the log-in says why it opens. */
export function startAfterRefusal(refused: string): Promise<void> {
  return startAfresh(refused, () => writeStored('session-over', 'true'));
}

/**
 * Deletes everything on this device but the language and the install deferral, keeps what the log-in wants to know, and
 * goes there. Where another tab has begun a session since the one of the token that ended, that one stays and this page
 * goes over to it.
 */
export async function startAfresh(ended: string | null, keep: () => void = () => undefined): Promise<void> {
  const stored = tokenStore().read();
  if (stored !== null && stored !== ended) {
    startAgain();
    return;
  }
  tokenStore().write(null);
  clearStored();
  // The session's end on the server may not have arrived; no reminder of theirs may show here.
  await unsubscribeHere().catch(() => undefined);
  await forgetDevice().catch(() => undefined);
  if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
  keep();
  // A whole new page: nothing of the last person stays in memory either.
  location.replace('/login');
}
