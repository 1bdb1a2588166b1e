import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const STREAM = { 'content-type': 'text/event-stream; charset=utf-8' };
let answer: () => Response;
let asked = 0;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => 'a token' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    documentElement: {},
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns how many times the stream is requested within a number of seconds. */
async function askedIn(seconds: number): Promise<number> {
  const { followChanges } = await import('./follow-changes.ts');
  const stop = followChanges({ changed: () => undefined, reset: () => undefined });
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  stop();
  return asked;
}

it.each([
  [
    "a page in place of the server's response",
    () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['a stream that ends immediately', () => new Response('', { headers: STREAM })],
  [
    'a page that says when to come back',
    () => new Response('', { status: 503, headers: { 'retry-after': 'Mon, 15 Mar 2027 09:00:30 GMT' } }),
  ],
])('%s is retried at growing intervals', async (_, response) => {
  vi.setSystemTime('2027-03-15T09:00:00Z');
  answer = response;
  expect(await askedIn(120)).toBeLessThan(12);
});

it('reopens a stream soon if it had been open for a while', async () => {
  answer = () =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          setTimeout(() => controller.close(), 20_000);
        },
      }),
      { headers: STREAM },
    );
  expect(await askedIn(110)).toBe(6);
});
