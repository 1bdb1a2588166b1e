import { endpoints } from '@weekbord/contract/endpoints';
import { foodsPaths } from '@weekbord/contract/foods/paths';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { call, CallOptions } from '../http/call.ts';
import { keyOf } from './key-of.ts';
import { pagesOf, queryOf } from './query-of.ts';

const addresses: string[] = [];
let bodies: unknown[] = [];

beforeEach(() => {
  addresses.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address);
    return Response.json(bodies.shift());
  });
});

afterEach(() => {
  bodies = [];
  vi.unstubAllGlobals();
});

describe('a query of a screen', () => {
  it("is cached under the operation's name and what is sent, and refetched by the name alone", async () => {
    const client = new QueryClient();
    bodies = [{ id: 5 }, { id: 6 }];
    const [five, six] = [5, 6].map((id) => queryOf(foodsPaths.getFood, { params: { id } }));
    expect(five!.queryKey).toEqual(['getFood', { params: { id: 5 } }]);
    expect(await client.fetchQuery(five!)).toEqual({ id: 5 });
    expect(await client.fetchQuery(six!)).toEqual({ id: 6 });
    expect(addresses).toEqual(['/api/food/food/5', '/api/food/food/6']);
    await client.invalidateQueries({ queryKey: keyOf(foodsPaths.getFood), refetchType: 'none' });
    expect([five!, six!].map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true]);
    expect(keyOf(endpoints.getMe.route, {})).toEqual(['getMe']);
  });

  it('may cache a part of the response', async () => {
    const client = new QueryClient();
    bodies = [{ count: 1, next: null, previous: null, results: [{ id: 9 }] }];
    const query = queryOf(foodsPaths.listFoods, { query: { id: [9] } }, { keep: ({ results }) => results });
    expect(await client.fetchQuery(query)).toEqual([{ id: 9 }]);
    expect(client.getQueryData(query.queryKey)).toEqual([{ id: 9 }]);
  });

  it('loads one page at a time until there is no next one', async () => {
    const client = new QueryClient();
    bodies = [
      { next: '/2', results: [1] },
      { next: null, results: [2] },
    ];
    const pages = pagesOf(foodsPaths.searchFoods, { query: { query: 'ui', page_size: 1 } }, { staleTime: 0 });
    const found = await client.fetchInfiniteQuery({ ...pages, pages: 5 });
    expect(found.pages.flatMap(({ results }) => results)).toEqual([1, 2]);
    expect(addresses).toEqual([1, 2].map((page) => `/api/food/search?query=ui&page_size=1&page=${page}`));
    expect(pages.queryKey.slice(0, 1)).toEqual(keyOf(foodsPaths.searchFoods));
  });

  it('fails with the reason', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ detail: 'Not found.' }, { status: 404 }));
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await expect(client.fetchQuery(queryOf(foodsPaths.getFood, { params: { id: 1 } }))).rejects.toMatchObject({
      failure: { kind: 'refused', status: 404, detail: 'Not found.' },
    });
  });
});

describe('a direct request', () => {
  it('requires a key for a POST', () => {
    expectTypeOf<Parameters<typeof call<'createFood', 'POST'>>[2]>().toEqualTypeOf<
      CallOptions & { idempotencyKey: string }
    >();
    expectTypeOf<Parameters<typeof call<'getFood', 'GET'>>[2]>().toEqualTypeOf<CallOptions | undefined>();
  });
});
