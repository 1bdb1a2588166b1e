import type { ServerResponse } from 'node:http';

/**
 * Counts a request of a caller until its response is closed. Returns how many of theirs are in flight, including this
 * one.
 */
export type CountInFlight = (caller: string, response: ServerResponse) => number;

/** Returns a counter of the requests in flight per caller. Callers without any are removed. */
export function countInFlight(): CountInFlight {
  const counts = new Map<string, number>();
  return (caller, response) => {
    const count = (counts.get(caller) ?? 0) + 1;
    if (response.closed) return count;
    counts.set(caller, count);
    // `close` is also emitted if the client hangs up or the response fails.
    response.once('close', () => {
      const left = (counts.get(caller) ?? 0) - 1;
      if (left > 0) counts.set(caller, left);
      else counts.delete(caller);
    });
    return count;
  };
}
