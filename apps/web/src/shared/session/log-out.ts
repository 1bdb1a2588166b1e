import { authPaths } from '@weekbord/contract/auth/paths';
import { call } from '../http/call.ts';
import { forgetDevice } from '../offline/device-cache.ts';
import { clearStored } from '../stored.ts';
import { readToken } from './token.ts';

/** Ends the token on the server, then deletes everything on this device and starts again at the log-in. */
export async function logOut(): Promise<void> {
  if (readToken() !== null) await call(authPaths.tokenLogout, {}, { idempotencyKey: crypto.randomUUID() });
  await startAfresh();
}

/** Deletes everything on this device but the language and the install deferral, and goes to the log-in. */
export async function startAfresh(): Promise<void> {
  clearStored();
  await forgetDevice().catch(() => undefined);
  // A whole new page: nothing of the last person stays in memory either.
  location.replace('/login');
}
