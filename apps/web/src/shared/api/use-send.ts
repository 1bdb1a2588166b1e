import type { EndpointName } from '@weekbord/contract/endpoints';
import type { Route } from '@weekbord/contract/route';
import {
  type MutationOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';
import type { SentParts } from '../http/address.ts';
import { type ApiFailure, failureOf } from '../http/api-failure.ts';
import type { AnswerOf, SentTo } from '../http/call.ts';
import type { Result } from '../http/result.ts';
import { type Intents, useIntents } from './intents.ts';
import { refetchAffected, sendWrite } from './write.ts';

/** A screen's options for a write. `Choice` is the screen's input: what was typed or chosen. */
export interface SendOptions<Name extends EndpointName, Choice> extends Pick<
  MutationOptions<AnswerOf<Name>, Error, Choice>,
  'meta' | 'networkMode'
> {
  /**
   * Returns the request for a choice, once everything needed for it is available. By default the choice itself is sent.
   */
  sent?: (choice: Choice, client: QueryClient) => SentTo<Name> | Promise<SentTo<Name>>;
  /** Returns additional state, such as what the screen shows, that must be equal for a retry to be the same intent. */
  unchanged?: (choice: Choice, client: QueryClient) => unknown;
  /** Puts the response into the cache, from which screens read. */
  keep?: (client: QueryClient, answer: AnswerOf<Name>, choice: Choice) => void;
  /**
   * Additional work that belongs to the intent. If it fails, everything is retried, and the request then returns the
   * same response as before.
   */
  finish?: (choice: Choice, client: QueryClient) => Promise<unknown>;
  /** The queries to refetch afterwards, even after a failure, because only the response may have been lost. */
  affects?: readonly QueryKey[];
  /** The minimum duration in milliseconds, so that the progress is visible. */
  leastMs?: number;
  signal?: () => AbortSignal;
}

/** A write in progress, as the query library describes it. */
export type Sending<Name extends EndpointName, Choice> = UseMutationResult<AnswerOf<Name>, Error, Choice> & {
  /** Sends and returns the result; throws only errors other than failed requests. */
  send: (choice: Choice) => Promise<Result<AnswerOf<Name>, ApiFailure>>;
};

/**
 * A write whose response the screen awaits. A POST is sent with the key of its intent, so that it is executed only once
 * even if the user presses again, unchanged, after a lost response. Use `useQueuedWrite` for writes that must survive a
 * lost network.
 */
export function useSend<Name extends EndpointName, Choice = SentTo<Name>>(
  route: Route<Name>,
  options: SendOptions<Name, Choice> = {},
): Sending<Name, Choice> {
  const client = useQueryClient();
  const intents = useIntents();
  const mutation = useMutation(sendingOf({ client, intents, route, options }));
  const send = (choice: Choice): Promise<Result<AnswerOf<Name>, ApiFailure>> =>
    mutation.mutateAsync(choice).then(
      (value) => ({ ok: true, value }),
      (error: unknown) => {
        const failure = failureOf(error);
        if (!failure) throw error;
        return { ok: false, failure };
      },
    );
  return { ...mutation, send };
}

interface Parts<Name extends EndpointName, Choice> {
  readonly client: QueryClient;
  readonly intents: Intents;
  readonly route: Route<Name>;
  readonly options: SendOptions<Name, Choice>;
}

/**
 * Returns a write in the query library's form.
 * @internal
 */
export function sendingOf<Name extends EndpointName, Choice>({
  client,
  intents,
  route,
  options,
}: Parts<Name, Choice>): MutationOptions<AnswerOf<Name>, Error, Choice> {
  const { sent: sentOf, unchanged, keep, finish, affects = [], leastMs, signal, ...rest } = options;
  const sendOnce = async (choice: Choice): Promise<AnswerOf<Name>> => {
    const sent = (sentOf ? await sentOf(choice, client) : choice) as SentParts;
    // Read before waiting, because whatever the request waits for may change this state, and a retry would then be
    // another intent.
    const seen = unchanged?.(choice, client);
    const idempotencyKey = intents.keyOf(route, sent, seen);
    const answer = (await sendWrite({ route, sent, idempotencyKey }, signal && { signal: signal() })) as AnswerOf<Name>;
    if (keep) {
      keep(client, answer, choice);
      askInFlightAgain(client);
    }
    await finish?.(choice, client);
    intents.end(idempotencyKey);
    return answer;
  };
  return {
    ...rest,
    mutationFn: (choice) => (leastMs === undefined ? sendOnce(choice) : lasting(leastMs, sendOnce(choice))),
    onSettled: () => refetchAffected(client, affects),
  };
}

/**
 * Refetches queries that are in flight when the response to a write arrives: their data may be older, and would
 * overwrite what the write put into the cache.
 */
function askInFlightAgain(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ state }) => state.fetchStatus === 'fetching' });
}

async function lasting<Value>(leastMs: number, work: Promise<Value>): Promise<Value> {
  await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, leastMs))]);
  return work;
}
