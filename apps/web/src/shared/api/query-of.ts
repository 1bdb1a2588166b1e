import type { EndpointName } from '@weekbord/contract/endpoints';
import type { Route } from '@weekbord/contract/route';
import {
  type DataTag,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  type UndefinedInitialDataOptions,
} from '@tanstack/react-query';
import type { SentParts } from '../http/address.ts';
import { CallFailed } from '../http/api-failure.ts';
import { type AnswerOf, send, type SentTo } from '../http/call.ts';
import { isSessionOver } from '../session/token.ts';
import { keyOf } from './key-of.ts';

/** How a response is cached: how long it stays fresh, whether it is stored on the device, and so on. */
type Keeping<Kept> = Omit<UndefinedInitialDataOptions<Kept>, 'queryKey' | 'queryFn' | 'select'>;

/** The part of a response to cache, if not all of it. */
interface Part<Name extends EndpointName, Kept> {
  keep: (answer: AnswerOf<Name>, client: QueryClient) => Kept;
}

/** The options that the query library's hooks and client take, with the type of the cached data attached to the key. */
type Reading<Kept> = Keeping<Kept> & { queryKey: DataTag<QueryKey, Kept>; queryFn: QueryFunction<Kept> };

/** Returns a query for data that a screen reads. Throws `CallFailed` into the cache. */
export function queryOf<Name extends EndpointName, Kept>(
  route: Route<Name>,
  sent: SentTo<Name>,
  options: Keeping<Kept> & Part<Name, Kept>,
): Reading<Kept>;
export function queryOf<Name extends EndpointName>(
  route: Route<Name>,
  sent: SentTo<Name>,
  options?: Keeping<AnswerOf<Name>>,
): Reading<AnswerOf<Name>>;
export function queryOf<Name extends EndpointName>(
  route: Route<Name>,
  sent: SentTo<Name>,
  { keep, ...keeping }: Keeping<unknown> & Partial<Part<Name, unknown>> = {},
): Reading<unknown> {
  return {
    ...keeping,
    queryKey: keyOf(route, sent) as DataTag<QueryKey, unknown>,
    queryFn: async ({ signal, client }) => {
      const answered = await read(route, sent, signal);
      return keep ? keep(answered, client) : answered;
    },
  };
}

interface Page {
  readonly next: string | null;
}

/** The operations that return a list page by page. */
type PagedName = { [Name in EndpointName]: AnswerOf<Name> extends Page ? Name : never }[EndpointName];

/**
 * Returns a query that loads a list one page at a time; the previous search is shown until the new one has its first
 * page.
 */
export function pagesOf<Name extends PagedName>(
  route: Route<Name>,
  sent: SentTo<Name>,
  keeping: Readonly<{ staleTime: number; enabled?: boolean }>,
) {
  const { query, ...others } = sent as SentParts;
  return infiniteQueryOptions({
    ...keeping,
    queryKey: [...keyOf(route, sent), 'pages'],
    queryFn: ({ pageParam: page, signal }) =>
      read(route, { ...others, query: { ...query, page } } as SentTo<Name>, signal),
    initialPageParam: 1,
    getNextPageParam: (page: AnswerOf<Name>, pages) => ((page as Page).next === null ? undefined : pages.length + 1),
    placeholderData: keepPreviousData,
  });
}

/**
 * Returns one response, for a screen that combines several or does not cache it. Throws `CallFailed`; if the session
 * has ended, the promise never settles.
 */
export async function read<Name extends EndpointName>(
  route: Route<Name>,
  sent: SentTo<Name>,
  signal?: AbortSignal,
): Promise<AnswerOf<Name>> {
  const result = await send(route, sent as SentParts, signal ? { signal } : {});
  if (result.ok) return result.value as AnswerOf<Name>;
  const { failure } = result;
  // Never settles: the login screen opens next, and until then no screen should show an error.
  if (failure.kind === 'refused' && failure.status === 401 && isSessionOver()) return new Promise(() => undefined);
  throw new CallFailed(failure);
}
