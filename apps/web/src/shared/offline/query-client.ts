import { hashKey, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { alertFailure } from '../alerts/alert-failure.ts';
import { failureOf, isPassing } from '../http/api-failure.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { note } from './connection.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const TRIES_OF_A_QUERY = 3;

/** The codes of refusals after which the app checks whether the person still has access. */
const LOST_ACCESS: ReadonlySet<string | undefined> = new Set(['no_paid_access', 'closed_for_age', 'not_as_client']);
const USER_HASH = hashKey(currentUserQuery.queryKey);

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether the data is stored on the device, so that the screen opens offline. */
      offline?: boolean;
    };
    mutationMeta: {
      /** Whether the screen itself shows the failure. */
      quiet?: boolean;
    };
  }
}

/** Creates the cache of the server's responses. */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, { queryHash }) => {
      if (queryHash !== USER_HASH) checkAccess(client, error);
    },
  });
  queryCache.subscribe(({ type }) => {
    if (type === 'added') note('wanted');
  });
  const client: QueryClient = new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: MINUTE_MS,
        gcTime: 14 * DAY_MS,
        retry: (failures, error) => shouldRetry(error) && failures < TRIES_OF_A_QUERY,
        retryDelay: delayBeforeRetry,
      },
    },
    mutationCache: new MutationCache({
      onMutate: () => note('wanted'),
      onError: (error, _variables, _context, mutation) => {
        checkAccess(client, error);
        if (!mutation.meta?.quiet) void alertFailure(error);
      },
    }),
  });
  return client;
}

/**
 * Refetches the user if a request was refused for lack of access, so that the app shows why. Refusals of other requests
 * in the meantime do not refetch it again.
 */
function checkAccess(client: QueryClient, error: unknown): void {
  const failure = failureOf(error);
  if (failure?.kind !== 'refused' || !LOST_ACCESS.has(failure.code)) return;
  const { queryKey } = currentUserQuery;
  const user = client.getQueryState(queryKey);
  if (user?.fetchStatus !== 'idle' || user.data?.has_access === false) return;
  void client.invalidateQueries({ queryKey, exact: true });
}

/** Whether a failed request is worth a retry: only if the failure is transient. */
export function shouldRetry(error: unknown): boolean {
  const failure = failureOf(error);
  return failure !== undefined && isPassing(failure);
}

/** Returns a delay that doubles from one second up to half a minute. */
export function delayBeforeRetry(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}
