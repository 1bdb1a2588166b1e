import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { alertFailure } from '../alerts/alert-failure.ts';
import { failureOf, isPassing } from '../http/api-failure.ts';
import { note } from './connection.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const TRIES_OF_A_QUERY = 3;

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
  const queryCache = new QueryCache();
  queryCache.subscribe(({ type }) => {
    if (type === 'added') note('wanted');
  });
  return new QueryClient({
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
        if (!mutation.meta?.quiet) void alertFailure(error);
      },
    }),
  });
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
