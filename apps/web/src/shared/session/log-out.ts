import { authPaths } from '@weekbord/contract/auth/paths';
import { call } from '../http/call.ts';
import { forgetDevice } from '../offline/device-cache.ts';
import { unsubscribeHere } from '../push/push-here.ts';
import { clearStored, writeStored } from '../stored.ts';
import { flushPendingDeletions } from '../undo/pending-deletions.ts';
import { startAgain } from './follow-session.ts';
import { readToken, tokenStore } from './token.ts';

/**
 * Completes pending deletions, revokes the token on the server, deletes everything on this device and opens the login
 * page, which may return to `returnTo`.
 */
export async function logOut(returnTo?: string): Promise<void> {
  const token = readToken();
  await flushPendingDeletions();
  if (token !== null) await call(authPaths.tokenLogout, {}, { idempotencyKey: crypto.randomUUID() });
  await startAfresh(token, () => {
    if (returnTo !== undefined) writeStored('return-to', returnTo);
  });
}

/** Opens the login page after the server refused a token; the page gives the reason. */
export function startAfterRefusal(refused: string): Promise<void> {
  return startAfresh(refused, () => writeStored('session-over', 'true'));
}

/**
 * Deletes everything on this device except the language and the install deferral, stores what the login page needs to
 * know, and opens it. If another tab has started a session in the meantime, this page switches to that session instead.
 */
export async function startAfresh(ended: string | null, keep: () => void = () => undefined): Promise<void> {
  const stored = tokenStore().read();
  if (stored !== null && stored !== ended) {
    startAgain();
    return;
  }
  tokenStore().write(null);
  clearStored();
  // Unsubscribes this device, because the server may not know yet that the session ended, and its reminders must not be
  // shown here.
  await unsubscribeHere().catch(() => undefined);
  await forgetDevice().catch(() => undefined);
  if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
  keep();
  // A full page load, so that none of the previous person's data stays in memory.
  location.replace('/login');
}
