import { clientsPaths } from '@weekbord/contract/clients/paths';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { keepToken } from '../../shared/session/token.ts';
import { AppBadge } from './app-badge.tsx';

const shown: (number | undefined)[] = [];
let asked: string[] = [];

beforeEach(() => {
  keepToken('of-noor');
  vi.spyOn(navigator, 'setAppBadge').mockImplementation(async (count) => void shown.push(count));
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const isNeeds = url.includes(clientsPaths.listClientNeeds.path);
    const results = isNeeds ? [] : [{ id: 1 }, { id: 2 }];
    return Promise.resolve(Response.json({ count: isNeeds ? 5 : 2, next: null, previous: null, results }));
  });
});
afterEach(() => {
  shown.length = 0;
  asked = [];
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function draw(isCoach: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserQuery.queryKey, { is_coach: isCoach } as never);
  await render(
    <QueryClientProvider client={client}>
      <AppBadge />
    </QueryClientProvider>,
  );
}

it('a coach’s badge counts invitations and the clients who need attention', async () => {
  await draw(true);
  await expect.poll(() => shown.at(-1)).toBe(7);
});

it('anyone else’s badge counts only invitations, without a request for clients', async () => {
  await draw(false);
  await expect.poll(() => shown.at(-1)).toBe(2);
  expect(asked.filter((url) => url.includes(clientsPaths.listClientNeeds.path))).toEqual([]);
});
