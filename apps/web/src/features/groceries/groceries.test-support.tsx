import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { GroceryList } from '@weekbord/contract/groceries/models';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { sendQueuedWrites } from '../../shared/offline/queued-write.ts';
import { type CurrentUser, currentUserQuery } from '../../shared/session/current-user.ts';
import { groceryListsQuery } from './api/grocery-lists.ts';

/** A request as the server received it. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** A cache that does not refetch automatically. */
export function aCache(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, refetchOnMount: false } } });
}

/**
 * Renders a component with the latest version of a list, and returns the requests that it sends. By default the server
 * responds with the list.
 */
export async function renderWithList(
  list: GroceryList,
  draw: (list: GroceryList) => ReactNode,
  answer: (call: SentCall) => unknown = () => list,
  client = aCache(),
): Promise<SentCall[]> {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', (address: string | URL, { method, body }: RequestInit) => {
    const { pathname } = new URL(address, location.href);
    const call = { method: method!, path: pathname, body: body === undefined ? null : JSON.parse(body as string) };
    calls.push(call);
    return Promise.resolve(Response.json(answer(call)));
  });
  sendQueuedWrites(client);
  client.setQueryData(groceryListsQuery.queryKey, [list]);
  // The only thing a list needs to know about the person is whether they eat halal.
  client.setQueryData(currentUserQuery.queryKey, { intake: null } as CurrentUser);
  function Latest() {
    const { data = [] } = useQuery({ ...groceryListsQuery, enabled: false });
    return data[0] && draw(data[0]);
  }
  await render(
    <QueryClientProvider client={client}>
      <Latest />
    </QueryClientProvider>,
  );
  return calls;
}
