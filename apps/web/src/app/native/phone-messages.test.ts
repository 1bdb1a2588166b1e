import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
let isThere: boolean;
let permission: string;
/** The token that the push service returns; null if it returns none. */
let token: string | null;
let called: string[];
let sent: unknown[];
const listeners = new Map<string, (event: unknown) => void>();
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  kept.set('weekbord.token', 'secret');
  listeners.clear();
  isThere = true;
  permission = 'granted';
  token = 'token-1';
  called = [];
  sent = [];
  vi.stubGlobal('navigator', { language: 'en', onLine: true });
  vi.stubGlobal('document', { querySelector: () => null, addEventListener: () => undefined });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('Capacitor', {
    getPlatform: () => 'ios',
    isPluginAvailable: (name: string) => isThere && name === 'PushNotifications',
    nativeCallback: (_: string, __: string, { eventName }: { eventName: string }, callback: (event: unknown) => void) =>
      listeners.set(eventName, callback),
    nativePromise: async (_: string, method: string) => {
      called.push(method);
      if (method === 'register')
        queueMicrotask(() =>
          token === null
            ? listeners.get('registrationError')?.({ error: 'no network' })
            : listeners.get('registration')?.({ value: token }),
        );
      return method.endsWith('Permissions') ? { receive: permission } : undefined;
    },
  });
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const opened: string[] = [];
  const { takeMessages } = await import('./phone-messages.ts');
  takeMessages((address) => opened.push(address));
  const { phonePush } = await import('../../shared/push/phone-push.ts');
  return { phone: phonePush(), opened };
}

it('accepts no notifications if the app was built without them', async () => {
  isThere = false;
  const { phone } = await open();
  expect([phone, listeners.size, called]).toEqual([undefined, 0, []]);
});

it('asks the person first, then the push service, and only when notifications are switched on', async () => {
  const { phone } = await open();
  expect([phone?.service, called]).toEqual(['APNS', []]);
  expect(await phone?.register()).toBe('token-1');
  expect(called).toEqual(['requestPermissions', 'register']);
  permission = 'denied';
  expect([await phone?.isRefused(), await phone?.register()]).toEqual([true, null]);
  permission = 'granted';
  token = null;
  await expect(phone?.register()).rejects.toThrow('no network');
});

it('opens what a notification is about, but no URL of another site', async () => {
  const { opened } = await open();
  const tap = listeners.get('pushNotificationActionPerformed')!;
  tap({ notification: { data: { address: '/diary/2027-03-14' } } });
  for (const data of [
    undefined,
    {},
    { address: 7 },
    { address: 'https://other.example/' },
    { address: '//other.example' },
  ])
    tap({ notification: { data } });
  expect(opened).toEqual(['/diary/2027-03-14']);
});

it('sends a token that the push service changed to the server at the next start', async () => {
  kept.set('weekbord.phone-push', hashOf('token-1'));
  await open();
  await expect.poll(() => called).toEqual(['register']);
  token = 'token-2';
  vi.resetModules();
  await open();
  await expect.poll(() => kept.get('weekbord.phone-push')).toBe(hashOf('token-2'));
  expect(sent).toEqual([{ service: 'APNS', push_token: 'token-2' }]);
});
