import { report } from '../../shared/report.ts';
import type { TokenStore } from '../../shared/session/token.ts';
import { readStored, writeStored } from '../../shared/stored.ts';
import { callNative } from './bridge.ts';

/** The token's key in Keychain or Keystore; not synced to the person's other devices. */
const ITEM = { prefixedKey: 'weekbord.token', sync: false } as const;
/** The plugin's `whenUnlockedThisDeviceOnly`. */
const ACCESS = 1;
/** The marker that the web view stores instead of the token. */
const IN_THE_PHONE = 'in-the-phone';

/**
 * Returns the phone's store, which is encrypted and excluded from backups. A token counts only if the web view has its
 * marker, because on iOS the phone's store outlives the app, and a reinstalled app must start afresh.
 */
export async function openPhoneStore(): Promise<TokenStore> {
  const read = await attempt('The phone does not give back the token', () =>
    callNative('SecureStorage.internalGetItem', ITEM),
  );
  let held = read?.data ?? null;
  const store: TokenStore = {
    read: () => (readStored('token') === IN_THE_PHONE ? held : null),
    write(token) {
      held = token;
      writeStored('token', token === null ? null : IN_THE_PHONE);
      void (token === null
        ? attempt('The phone does not delete the token', () => callNative('SecureStorage.internalRemoveItem', ITEM))
        : attempt('The phone does not keep the token', () =>
            callNative('SecureStorage.internalSetItem', { ...ITEM, data: token, access: ACCESS }),
          ));
    },
  };
  if (store.read() === null) store.write(null);
  return store;
}

/** Calls the phone's store. If it fails, the person has to log in again, but the app must keep working. */
async function attempt<Answer>(failure: string, call: () => Promise<Answer>): Promise<Answer | undefined> {
  return call().catch((error: unknown) => {
    report(failure, error);
    return undefined;
  });
}
