import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeLinkToken } from '../features/auth/model/link-token.ts';
import { takeEntryParameters } from './entry-parameters.ts';

let shown = '';

function openAt(address: string): void {
  shown = address;
  vi.stubGlobal('location', { href: `https://weekbord.example${address}` });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, url: URL) => (shown = url.pathname + url.search),
  });
  takeEntryParameters();
}

beforeEach(() => void takeLinkToken());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('removes the token of a magic link from the URL and returns it once', () => {
  openAt('/login?magic_link_token=secret&ref=mail');
  expect(shown).toBe('/login/link?ref=mail');
  expect([takeLinkToken(), takeLinkToken()]).toEqual(['secret', undefined]);
});

it('opens the login page after a checkout only for the exact query value', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  openAt('/?checkout=checkout');
  expect(shown).toBe('/checkout-login');
  expect(warn).not.toHaveBeenCalled();
  openAt('/login?checkout=free');
  expect(shown).toBe('/login');
  expect(warn).toHaveBeenCalledOnce();
});

it('leaves every other URL unchanged', () => {
  openAt('/diary/2026-03-09?view=week');
  expect(shown).toBe('/diary/2026-03-09?view=week');
  expect(takeLinkToken()).toBeUndefined();
});
