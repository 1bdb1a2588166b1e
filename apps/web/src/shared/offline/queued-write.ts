import type { Route } from '@weekbord/contract/route';
import { type QueryClient, type QueryKey, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { SentParts } from '../http/address.ts';
import { CallFailed } from '../http/api-failure.ts';
import { type AnswerOf, type EndpointName, send, type SentTo } from '../http/call.ts';
import { delayBeforeRetry, shouldRetry } from './query-client.ts';

const WRITE = ['write'] as const;

/** All that a write needs to be sent, also after a reload: plain data, nothing of the screen that made it. */
interface Write {
  readonly route: Route;
  readonly sent: SentParts;
  readonly idempotencyKey: string;
  /** What must be asked again once it went out or was refused. */
  readonly affects: readonly QueryKey[];
}

/** Teaches the cache how to send writes, in the order in which they were made, one at a time, until they arrive. */
export function sendQueuedWrites(client: QueryClient): void {
  client.setMutationDefaults(WRITE, {
    mutationFn: async ({ route, sent, idempotencyKey }: Write) => {
      const result = await send(route, sent, route.method === 'POST' ? { idempotencyKey } : {});
      if (!result.ok) throw new CallFailed(result.failure);
      return result.value;
    },
    retry: (_, error) => shouldRetry(error),
    retryDelay: delayBeforeRetry,
    onSettled: (_data, _error, { affects }: Write) => {
      // While more writes wait, an answer of the server would undo what the screen already shows.
      if (client.isMutating({ mutationKey: WRITE }) > 1) return;
      for (const queryKey of affects) void client.invalidateQueries({ queryKey });
    },
  });
}

interface QueuedWriteOptions<Name extends EndpointName> {
  route: Route<Name>;
  /** Which queries the write changes. */
  affects: readonly QueryKey[];
  /** Shows the write at once, in the cache; what it changed is put back where the server refuses. */
  show?: (client: QueryClient, sent: SentTo<Name>) => void;
}

/**
 * A write that survives a lost network and a reload: shown at once, sent in order, once. For ticks, notes, portions;
 * a screen that must wait for the answer calls the endpoint itself.
 */
export function useQueuedWrite<Name extends EndpointName>({ route, affects, show }: QueuedWriteOptions<Name>) {
  const client = useQueryClient();
  const mutation = useMutation<AnswerOf<Name>, Error, Write, readonly (readonly [QueryKey, unknown])[]>({
    mutationKey: WRITE,
    scope: { id: 'writes' },
    onMutate: async ({ sent }) => {
      await Promise.all(affects.map((queryKey) => client.cancelQueries({ queryKey })));
      const before = affects.flatMap((queryKey) => client.getQueriesData({ queryKey }));
      show?.(client, sent as SentTo<Name>);
      return before;
    },
    onError: (_error, _write, before) => {
      for (const [queryKey, data] of before ?? []) client.setQueryData(queryKey, data);
    },
  });
  return {
    write: (sent: SentTo<Name>) =>
      mutation.mutate({ route, sent: sent as SentParts, idempotencyKey: crypto.randomUUID(), affects }),
    isWriting: mutation.isPending,
  };
}

/** How many writes have not reached the server yet. */
export function useWaitingWrites(): number {
  return useMutationState({ filters: { mutationKey: WRITE, status: 'pending' }, select: () => true }).length;
}

/** What the writes to an endpoint send that have not reached the server yet, in the order in which they were made. */
export function waitingWritesTo<Name extends EndpointName>(
  client: QueryClient,
  route: Route<Name>,
): readonly SentTo<Name>[] {
  return client
    .getMutationCache()
    .findAll({ mutationKey: WRITE, status: 'pending' })
    .map((mutation) => mutation.state.variables as Write | undefined)
    .filter((write) => write?.route.name === route.name)
    .map((write) => write?.sent as SentTo<Name>);
}
