import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ROUTE = { name: 'getMe', method: 'GET', path: '/auth/users/me' } as const;
let status = 200;

beforeEach(() => {
  vi.resetModules();
  const kept = new Map([['weekbord.token', 'first']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async () => Response.json({ detail: 'No.' }, { status }));
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const { call } = await import('./call.ts');
  const session = await import('../session/token.ts');
  const ended = vi.fn<(refused: string) => void>();
  session.onSessionEnd(ended);
  return { ask: () => call(ROUTE), session, ended };
}

it('[AUTH-07] a refused token ends the session, once', async () => {
  const { ask, session, ended } = await open();
  status = 401;
  await Promise.all([ask(), ask()]);
  expect(session.readToken()).toBeNull();
  expect(ended).toHaveBeenCalledExactlyOnceWith('first');
});

it.each([400, 403, 404, 500])('a refusal with %s does not end the session', async (other) => {
  const { ask, session, ended } = await open();
  status = other;
  expect(await ask()).toMatchObject({ ok: false });
  expect(session.readToken()).toBe('first');
  expect(ended).not.toHaveBeenCalled();
});

it('a late refusal of an older token does not affect the new session', async () => {
  const { ask, session, ended } = await open();
  status = 401;
  const answered = ask();
  session.keepToken('second');
  await answered;
  expect(session.readToken()).toBe('second');
  expect(ended).not.toHaveBeenCalled();
});
