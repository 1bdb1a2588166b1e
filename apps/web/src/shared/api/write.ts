import type { Route } from '@weekbord/contract/route';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { SentParts } from '../http/address.ts';
import { CallFailed } from '../http/api-failure.ts';
import { type CallOptions, send } from '../http/call.ts';

/** A request that changes something, as plain data, so that it can be stored and sent again. */
export interface Write {
  readonly route: Route;
  readonly sent: SentParts;
  /** The key of the intent. Only POST needs one, because the other methods are idempotent. */
  readonly idempotencyKey: string;
}

/** Sends a write, for the first time or again. Throws `CallFailed`. */
export async function sendWrite(
  { route, sent, idempotencyKey }: Write,
  options: Pick<CallOptions, 'signal' | 'isRepeated'> = {},
): Promise<unknown> {
  const result = await send(route, sent, {
    ...(route.method === 'POST' && { idempotencyKey }),
    ...options,
  });
  if (result.ok) return result.value;
  throw new CallFailed(result.failure);
}

/** Refetches everything that a write changed, or may have changed if its response was lost. */
export function refetchAffected(client: QueryClient, affects: readonly QueryKey[]): void {
  for (const queryKey of affects) void client.invalidateQueries({ queryKey });
}
