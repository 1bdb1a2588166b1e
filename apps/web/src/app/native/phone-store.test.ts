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

it('a token is in the store of the phone, for this phone alone, and nowhere else', async () => {
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

it('the next start of the app goes on with it', async () => {
  (await open()).keepToken('secret');
  vi.resetModules();
  const { readToken, isTokenStored } = await open();
  expect([readToken(), isTokenStored()]).toEqual(['secret', true]);
});

it('logging out deletes it from the phone', async () => {
  const { keepToken, tokenStore } = await open();
  keepToken('secret');
  tokenStore().write(null);
  expect([phone, tokenStore().read(), kept.size]).toEqual([null, null, 0]);
});

it('what an app left in the phone that was deleted since counts no more', async () => {
  phone = 'of before';
  const { readToken } = await open();
  expect([readToken(), phone]).toEqual([null, null]);
});

it('a phone that does not give it back costs a log-in', async () => {
  kept.set('weekbord.token', 'in-the-phone');
  isBroken = true;
  const { readToken, keepToken } = await open();
  expect([readToken(), kept.get('weekbord.token')]).toEqual([null, undefined]);
  keepToken('new');
  expect(readToken()).toBe('new');
});
