import { addDays, isoWeekStart } from '@weekbord/domain/dates/plain-date';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { calendarWeekQuery } from '../../features/diary/api/calendar-week.ts';
import { groceryListsQuery } from '../../features/groceries/api/grocery-lists.ts';
import { today } from '../../shared/locale/today.ts';
import { createQueryClient } from '../../shared/offline/query-client.ts';
import { keepToken } from '../../shared/session/token.ts';
import { PreparedOffline } from './prepared-offline.tsx';

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  keepToken('of-noor');
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ count: 0, next: null, previous: null, results: [] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function prepare(client = createQueryClient()) {
  await render(
    <QueryClientProvider client={client}>
      <PreparedOffline />
    </QueryClientProvider>,
  );
  return client;
}

it('fetches the grocery lists and the weeks of the coming days on a device that never opened them', async () => {
  const client = await prepare();
  const queries = [
    groceryListsQuery.queryKey,
    calendarWeekQuery(isoWeekStart(today())).queryKey,
    calendarWeekQuery(isoWeekStart(addDays(today(), 6))).queryKey,
  ];
  for (const key of queries) await expect.poll(() => client.getQueryData(key)).toEqual([]);
  expect(client.getQueryCache().find({ queryKey: groceryListsQuery.queryKey })?.meta).toEqual({ offline: true });
});

it('does not refetch data that is cached and fresh', async () => {
  const client = createQueryClient();
  client.setQueryData(groceryListsQuery.queryKey, []);
  await prepare(client);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.filter((address) => /groceryList\/?(?:\?|$)/.test(address))).toEqual([]);
});
