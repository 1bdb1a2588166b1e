import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
const replace = vi.fn<(address: string) => void>();
const listeners = new Map<string, (event: { persisted?: boolean }) => void>();
let sent: string[] = [];

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  kept.set('weekbord.token', 'of-noor');
  replace.mockClear();
  listeners.clear();
  sent = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  });
  vi.stubGlobal('sessionStorage', { clear: () => kept.delete('of-the-tab') });
  vi.stubGlobal('location', { replace });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    sent.push(`${method} ${address}`);
    return Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const { startAfterRefusal, logOut } = await import('./log-out.ts');
  const { isTokenStored } = await import('./token.ts');
  const { followSession } = await import('./follow-session.ts');
  followSession();
  return { startAfterRefusal, logOut, isTokenStored };
}

it('a refused token deletes everything and opens the login page, which gives the reason', async () => {
  const { startAfterRefusal } = await open();
  await startAfterRefusal('of-noor');
  expect([...kept.keys()]).toEqual(['weekbord.session-over']);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/login');
});

it('keeps the session that another tab has started since the token was refused', async () => {
  const { startAfterRefusal, logOut } = await open();
  kept.set('weekbord.token', 'of-daan');
  kept.set('weekbord.theme', 'dark');
  await startAfterRefusal('of-noor');
  await logOut();
  expect(Object.fromEntries(kept)).toEqual({ 'weekbord.token': 'of-daan', 'weekbord.theme': 'dark' });
  expect(replace.mock.calls).toEqual([['/'], ['/']]);
});

it.each([
  ['ended', null],
  ['replaced', 'of-daan'],
])('a page whose session another tab has %s starts again, without what the tab itself stored', async (_, token) => {
  const { isTokenStored } = await open();
  expect(isTokenStored()).toBe(true);
  kept.set('of-the-tab', 'a place');
  if (token === null) kept.delete('weekbord.token');
  else kept.set('weekbord.token', token);
  expect(isTokenStored()).toBe(false);
  listeners.get('storage')?.({});
  expect(replace).toHaveBeenCalledExactlyOnceWith('/');
  expect(kept.has('of-the-tab')).toBe(false);
});

it('a page restored from the back/forward cache starts again when it is shown', async () => {
  await open();
  kept.set('weekbord.token', 'of-daan');
  listeners.get('pageshow')?.({ persisted: false });
  expect(replace).not.toHaveBeenCalled();
  listeners.get('pageshow')?.({ persisted: true });
  expect(replace).toHaveBeenCalledExactlyOnceWith('/');
});

it('a page of the same session is left alone, whatever else another tab stores', async () => {
  await open();
  kept.set('weekbord.theme', 'dark');
  listeners.get('storage')?.({});
  expect(replace).not.toHaveBeenCalled();
});

it('a page without a session has no stored token', async () => {
  kept.clear();
  const { isTokenStored } = await open();
  expect(isTokenStored()).toBe(false);
});

it('logging out first completes pending deletions, while the session is still valid', async () => {
  const { logOut } = await open();
  const { deleteWithUndo } = await import('../undo/pending-deletions.ts');
  const commit = () => fetch('/of-the-meal', { method: 'DELETE' });
  deleteWithUndo('meal-1', { text: 'Soup deleted', undoLabel: 'Undo', commit });
  await logOut();
  expect(sent).toEqual(['DELETE /of-the-meal', 'POST /api/auth/token/logout']);
});
