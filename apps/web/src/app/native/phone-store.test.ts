import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
let phone: string | null = null;
let isBroken = false;
let calls: [string, string, object][] = [];

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  phone = null;
  isBroken = false;
  calls = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('Capacitor', {
    nativePromise: async (plugin: string, method: string, options: { data?: string }) => {
      calls.push([plugin, method, options]);
      if (isBroken) throw new Error('KeyStore');
      if (method === 'internalGetItem') return { data: phone };
      phone = method === 'internalSetItem' ? (options.data ?? null) : null;
      return {};
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const { openPhoneStore } = await import('./phone-store.ts');
  const session = await import('../../shared/session/token.ts');
  session.keepTokensIn(await openPhoneStore());
  return session;
}

it("stores a token in the phone's store, for this phone only, and nowhere else", async () => {
  const { keepToken, readToken, isTokenStored } = await open();
  expect(readToken()).toBeNull();
  keepToken('secret');
  expect([readToken(), isTokenStored(), phone]).toEqual(['secret', true, 'secret']);
  expect([...kept.values()].join()).not.toContain('secret');
  expect(calls.at(-1)).toEqual([
    'SecureStorage',
    'internalSetItem',
    { prefixedKey: 'weekbord.token', sync: false, access: 1, data: 'secret' },
  ]);
});

it('restores the token at the next start of the app', async () => {
  (await open()).keepToken('secret');
  vi.resetModules();
  const { readToken, isTokenStored } = await open();
  expect([readToken(), isTokenStored()]).toEqual(['secret', true]);
});

it('deletes the token from the phone on logging out', async () => {
  const { keepToken, tokenStore } = await open();
  keepToken('secret');
  tokenStore().write(null);
  expect([phone, tokenStore().read(), kept.size]).toEqual([null, null, 0]);
});

it('ignores a token left on the phone by an app that has since been deleted', async () => {
  phone = 'of before';
  const { readToken } = await open();
  expect([readToken(), phone]).toEqual([null, null]);
});

it('asks to log in again if the phone does not return the token', async () => {
  kept.set('weekbord.token', 'in-the-phone');
  isBroken = true;
  const { readToken, keepToken } = await open();
  expect([readToken(), kept.get('weekbord.token')]).toEqual([null, undefined]);
  keepToken('new');
  expect(readToken()).toBe('new');
});
