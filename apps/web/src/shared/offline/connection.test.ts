import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const READ = { name: 'getMe', method: 'GET', path: '/auth/users/me' } as const;
const WRITE = { name: 'updateCalendarItem', method: 'PATCH', path: '/planner/calendarItem/:id' } as const;
const ended = vi.fn<(refused: string) => void>();

type Answer = () => Response | Promise<Response>;
const ours: Answer = () => Response.json({ fine: true });
const hangs = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
const portal = (status: number) => () =>
  new Response('<!doctype html>Log in', { status, headers: { 'content-type': 'text/html' } });

const redirected = () => Object.defineProperty(Response.json({}), 'redirected', { value: true });

let server: Answer | 'hangs' = ours;
let onlySome: ((path: string) => boolean) | undefined;
const asked: string[] = [];
let page = new EventTarget();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  page = new EventTarget();
  asked.length = 0;
  ended.mockClear();
  server = ours;
  onlySome = undefined;
  onlineManager.setOnline(true);
  const kept = new Map([['weekbord.token', 'first']]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: true, language: 'en' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    asked.push(path);
    if (onlySome && !onlySome(path)) return ours();
    return server === 'hangs' ? hangs(signal) : server();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open() {
  const { onlineManager: manager } = await import('@tanstack/react-query');
  const { watchConnection } = await import('./connection.ts');
  const { call, send } = await import('../http/call.ts');
  const { onSessionEnd } = await import('../session/token.ts');
  onSessionEnd(ended);
  watchConnection();
  return { manager, read: () => call(READ), write: () => send(WRITE, { params: { id: 1 }, body: {} }, {}) };
}

const gone: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

it.each<[string, Answer]>([
  ['no response', gone],
  ['the response to a redirect', redirected],
  ...[200, 302, 401, 403, 404, 511].map((status): [string, Answer] => [
    `a page of another with ${status}`,
    portal(status),
  ]),
])(
  'treats %s as no response: the app is offline, and nothing succeeds, is refused or ends the session',
  async (_, answer) => {
    const { manager, read, write } = await open();
    server = answer;
    expect(await write()).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(await read()).toEqual({ ok: false, failure: { kind: 'network' } });
    await expect.poll(() => manager.isOnline()).toBe(false);
    expect(ended).not.toHaveBeenCalled();
    server = ours;
    await vi.advanceTimersByTimeAsync(8000);
    expect(manager.isOnline()).toBe(true);
  },
);

it('stays online if one request gets no response while the server responds to others', async () => {
  const { manager, read } = await open();
  server = gone;
  onlySome = (path) => path.includes('/users/me');
  await read();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(manager.isOnline()).toBe(true);
  expect(asked).toEqual(['/api/auth/users/me', '/api/health']);
});

it('detects a hanging connection within eight seconds, and ends its requests once the server is back', async () => {
  const { manager, read } = await open();
  server = 'hangs';
  const answered = read();
  await vi.advanceTimersByTimeAsync(7900);
  expect(manager.isOnline()).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(manager.isOnline()).toBe(false);
  server = ours;
  await vi.advanceTimersByTimeAsync(1100);
  expect(manager.isOnline()).toBe(true);
  expect(await answered).toEqual({ ok: false, failure: { kind: 'network' } });
});

it('trusts a browser that reports no network until the server responds', async () => {
  vi.stubGlobal('navigator', { onLine: false, language: 'en' });
  const { manager } = await open();
  expect(manager.isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(manager.isOnline()).toBe(true);
});

it('probes immediately when the browser goes online or the page becomes visible, but not while it is hidden', async () => {
  const { manager, read } = await open();
  server = gone;
  await read();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(manager.isOnline()).toBe(false);
  asked.length = 0;
  page.dispatchEvent(new Event('online'));
  expect(asked).toEqual(['/api/health']);
  await vi.advanceTimersByTimeAsync(0);
  Object.assign(document, { visibilityState: 'hidden' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['/api/health']);
  server = ours;
  Object.assign(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(manager.isOnline()).toBe(true);
});

it('a queued write that only a captive portal answered is sent once the device is online again', async () => {
  const { manager } = await open();
  const { sendQueuedWrites } = await import('./queued-write.ts');
  const { QueryClient: Client } = await import('@tanstack/react-query');
  const client: QueryClient = new Client();
  client.mount();
  sendQueuedWrites(client);
  server = portal(200);
  const variables = { route: WRITE, sent: { params: { id: 1 }, body: {} }, idempotencyKey: 'one', affects: [] };
  const options = { ...client.getMutationDefaults(['write']), mutationKey: ['write'], scope: { id: 'writes' } };
  const mutation = client.getMutationCache().build(client, options);
  void mutation.execute(variables);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(mutation.state).toMatchObject({ status: 'pending', isPaused: true });
  expect(manager.isOnline()).toBe(false);
  asked.length = 0;
  server = ours;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(mutation.state).toMatchObject({ status: 'success', data: { fine: true } });
  expect(asked.filter((path) => path.includes('calendarItem'))).toEqual(['/api/planner/calendarItem/1']);
  client.unmount();
});
