import type { EndpointName } from '@weekbord/contract/endpoints';
import type { Route } from '@weekbord/contract/route';
import {
  hashKey,
  type QueryClient,
  type QueryKey,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import type { SentParts } from '../http/address.ts';
import { refetchAffected, sendWrite, type Write } from '../api/write.ts';
import type { AnswerOf, SentTo } from '../http/call.ts';
import { delayBeforeRetry, shouldRetry } from './query-client.ts';

const WRITE = ['write'] as const;

/**
 * A write in the form in which it is stored. It must not depend on the screen that made it, because it survives a
 * reload.
 */
interface QueuedWrite extends Write {
  /** The queries to refetch after it was sent or refused. */
  readonly affects: readonly QueryKey[];
}

/** Configures how the cache sends writes: in the order in which they were made, one at a time, until they arrive. */
export function sendQueuedWrites(client: QueryClient): void {
  const affected = new Map<string, QueryKey>();
  client.setMutationDefaults(WRITE, {
    mutationFn: (write: QueuedWrite) => sendWrite(write, { isRepeated: true }),
    retry: (_, error) => shouldRetry(error),
    retryDelay: delayBeforeRetry,
    onSettled: (_data, _error, { affects }: QueuedWrite) => {
      for (const queryKey of affects) affected.set(hashKey(queryKey), queryKey);
      // While more writes are pending, a server response would revert what the screen already shows.
      if (client.isMutating({ mutationKey: WRITE }) > 1) return;
      refetchAffected(client, [...affected.values()]);
      affected.clear();
    },
  });
}

interface QueuedWriteOptions<Name extends EndpointName> {
  route: Route<Name>;
  /** The queries that the write changes. */
  affects: readonly QueryKey[];
  /** Shows the write in the cache immediately; reverted if the server refuses. */
  show?: (client: QueryClient, sent: SentTo<Name>) => void;
}

/**
 * A write that survives a lost network and a reload: shown immediately, and sent once, in order. For ticks, notes and
 * portions; if the screen must await the response, use `useSend`.
 */
export function useQueuedWrite<Name extends EndpointName>({ route, affects, show }: QueuedWriteOptions<Name>) {
  const client = useQueryClient();
  const mutation = useMutation<AnswerOf<Name>, Error, QueuedWrite, readonly (readonly [QueryKey, unknown])[]>({
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
  const sendAs = (idempotencyKey: string, sent: SentTo<Name>): Promise<AnswerOf<Name> | undefined> =>
    mutation.mutateAsync({ route, sent: sent as SentParts, idempotencyKey, affects }).catch(() => undefined);
  const send = (sent: SentTo<Name>) => sendAs(crypto.randomUUID(), sent);
  return {
    write: (sent: SentTo<Name>) => void send(sent),
    /** Writes, and can revoke the write while it waits; `takeBack` returns whether it was still unsent. */
    writeRevocably: (sent: SentTo<Name>) => {
      const key = crypto.randomUUID();
      return { answer: sendAs(key, sent), takeBack: () => takeBack(client, key) };
    },
    /** Writes, and resolves once the server has responded, even with a refusal. */
    writeAndWait: send,
    isWriting: mutation.isPending,
  };
}

/** Removes an unsent write from the queue; returns whether it was there. */
function takeBack(client: QueryClient, idempotencyKey: string): boolean {
  const cache = client.getMutationCache();
  const waiting = cache
    .findAll({ mutationKey: WRITE, status: 'pending' })
    .find(({ state }) => (state.variables as QueuedWrite | undefined)?.idempotencyKey === idempotencyKey);
  // Not removed if it failed before, because it may have reached the server after all.
  if (!waiting?.state.isPaused || waiting.state.failureCount > 0) return false;
  cache.remove(waiting);
  return true;
}

/** The number of writes that have not reached the server yet. */
export function useWaitingWrites(): number {
  return useMutationState({ filters: { mutationKey: WRITE, status: 'pending' }, select: () => true }).length;
}

/** Returns the current number of writes that have not reached the server yet, outside React. */
export function countWaitingWrites(client: QueryClient): number {
  return client.isMutating({ mutationKey: WRITE });
}

/** A write that has not reached the server yet. */
export interface WaitingWrite {
  readonly route: Route;
  readonly sent: SentParts;
}

/** Returns the writes that have not reached the server yet, in the order in which they were made. */
export function waitingWrites(client: QueryClient): readonly WaitingWrite[] {
  return client
    .getMutationCache()
    .findAll({ mutationKey: WRITE, status: 'pending' })
    .flatMap(({ state }) => (state.variables as QueuedWrite | undefined) ?? []);
}

/** Resolves once the writes made so far have reached the server or were refused. */
export async function whenWritesArrived(client: QueryClient): Promise<void> {
  const cache = client.getMutationCache();
  const waiting = cache.findAll({ mutationKey: WRITE, status: 'pending' });
  const haveArrived = () => waiting.every(({ state }) => state.status !== 'pending');
  if (haveArrived()) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = cache.subscribe(() => {
      if (!haveArrived()) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Returns what a write sends, if it goes to the given endpoint. */
export function sentTo<Name extends EndpointName>(write: WaitingWrite, route: Route<Name>): SentTo<Name> | null {
  return write.route.name === route.name ? (write.sent as SentTo<Name>) : null;
}

/** Returns what the unsent writes to an endpoint contain, in the order in which they were made. */
export function waitingWritesTo<Name extends EndpointName>(
  client: QueryClient,
  route: Route<Name>,
): readonly SentTo<Name>[] {
  return waitingWrites(client).flatMap((write) => sentTo(write, route) ?? []);
}
