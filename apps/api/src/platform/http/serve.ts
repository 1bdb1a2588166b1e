import type { Endpoint } from '@weekbord/contract/endpoint';
import type { SystemReason } from '../database/acting.ts';
import type { Operation, PreparationContext, StreamOperation } from './context.ts';

export interface Served {
  readonly endpoint: Endpoint;
  readonly operation: (ctx: never) => Promise<unknown>;
  /** Work that needs no database and runs first, so that it occupies no connection. */
  readonly prepare?: (ctx: never) => Promise<unknown>;
  /** Whether the operation returns people whose changes are then streamed for as long as the caller listens. */
  readonly isStream?: true;
  /** The reason for access beyond the caller's own rights. */
  readonly system?: SystemReason | undefined;
}

/** Pairs an endpoint of the contract with its operation. Nothing else can become a route. */
export function serve<E extends Endpoint>(endpoint: E, operation: Operation<E>, system?: SystemReason): Served {
  return { endpoint, operation, system };
}

/** Like `serve`, with work that runs first and occupies no connection, such as decoding a photo. */
export function servePrepared<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (ctx: PreparationContext<E>) => Promise<Prepared>,
  operation: Operation<E, Prepared>,
  system?: SystemReason,
): Served {
  return { endpoint, operation, prepare, system };
}

/**
 * Pairs an endpoint that streams changes with the operation that finds the people whose changes the caller may follow.
 */
export function serveChanges<E extends Endpoint>(endpoint: E, operation: StreamOperation<E>): Served {
  return { endpoint, operation, isStream: true };
}

/** Returns the routes together with their aliases, which are endpoints that are served like another endpoint. */
export function withRepeats(endpoints: readonly Endpoint[], routes: readonly Served[]): readonly Served[] {
  const byName = new Map(routes.map((served) => [served.endpoint.route.name, served]));
  const repeats = endpoints.flatMap((endpoint) => {
    const served = endpoint.servedAs === undefined ? undefined : byName.get(endpoint.servedAs);
    return served === undefined ? [] : [{ ...served, endpoint }];
  });
  return [...routes, ...repeats];
}

/**
 * Checks that every endpoint of the contract is served exactly once, and that nothing else is served. Throws an error
 * that lists the violations.
 */
export function checkServed(endpoints: readonly Endpoint[], routes: readonly Served[]): void {
  const counts = new Map<string, number>(endpoints.map((endpoint) => [endpoint.route.name, 0]));
  const faults: string[] = [];
  for (const { endpoint } of routes) {
    const count = counts.get(endpoint.route.name);
    if (count === undefined) faults.push(`${endpoint.route.name} is served but is not in the contract`);
    else counts.set(endpoint.route.name, count + 1);
  }
  for (const [name, count] of counts) {
    if (count === 0) faults.push(`${name} is in the contract but is not served`);
    if (count > 1) faults.push(`${name} is served ${count} times`);
  }
  const places = new Map<string, string>();
  for (const { route } of endpoints) {
    const place = `${route.method} ${route.path.toLowerCase().replace(/:[a-z_]+/g, ':')}`;
    const first = places.get(place);
    if (first !== undefined && first !== route.name) faults.push(`${first} and ${route.name} share ${place}`);
    places.set(place, route.name);
  }
  if (faults.length > 0) throw new Error(`The routes do not match the contract:\n- ${faults.join('\n- ')}`);
}
