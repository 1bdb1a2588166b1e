import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { endSession, keepToken, onSessionEnd } from '../../../shared/session/token.ts';
import { preferencesQuery } from './recipe-preferences.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  onSessionEnd(() => undefined);
  keepToken('');
  localStorage.clear();
});

function ask(status: number) {
  const refuse = vi.fn<() => Promise<Response>>(async () => Response.json({ detail: 'No.' }, { status }));
  vi.stubGlobal('fetch', refuse);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked = client.fetchQuery(preferencesQuery).catch(() => undefined);
  return { refuse, asked, status: () => client.getQueryState(preferencesQuery.queryKey)?.status };
}

it('failing to load the preferences is ignored if the session ended, and reported if the server refuses', async () => {
  keepToken('first');
  const ended = vi.fn<(refused: string) => void>();
  onSessionEnd(ended);
  const unanswered = ask(401);
  await expect.poll(() => ended.mock.calls).toEqual([['first']]);
  await expect.poll(() => unanswered.refuse.mock.calls.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(unanswered.status()).toBe('pending');
  endSession('first');
  keepToken('second');
  const refused = ask(403);
  await refused.asked;
  expect(refused.status()).toBe('error');
});
