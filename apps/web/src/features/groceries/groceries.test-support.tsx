import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { GroceryList } from '@weekbord/contract/groceries/models';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { sendQueuedWrites } from '../../shared/offline/queued-write.ts';
import { groceryListsQuery } from './api/grocery-lists.ts';
import type { GroceryItem } from './model/aisles.ts';

/** An item of a list under test. */
export function anItem(id: number, change: Partial<GroceryItem> = {}): GroceryItem {
  return {
    id,
    name: `food ${id}`,
    checked: false,
    category: 'VEGETABLE',
    food: id,
    quantity: 100,
    unit: 'g',
    is_meat: false,
    display_quantity: '100 g',
    meals: [],
    ...change,
  };
}

/** A list under test. */
export function aList(items: readonly GroceryItem[], change: Partial<GroceryList> = {}): GroceryList {
  return { id: 7, user: 1, start_date: '2027-03-15', end_date: '2027-03-21', items: [...items], ...change };
}

/** A call as the server got it. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Draws what shows the latest list; answers the calls that were made, reading aside. */
export async function renderWithList(list: GroceryList, draw: (list: GroceryList) => ReactNode): Promise<SentCall[]> {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', (address: string | URL, { method, body }: RequestInit) => {
    const { pathname } = new URL(address, location.href);
    calls.push({ method: method!, path: pathname, body: body === undefined ? null : JSON.parse(body as string) });
    return Promise.resolve(Response.json(list));
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, refetchOnMount: false } } });
  sendQueuedWrites(client);
  client.setQueryData(groceryListsQuery.queryKey, [list]);
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
