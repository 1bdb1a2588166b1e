import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';
import { refuse } from './refuse.ts';

/** A method and a path, whose variable parts begin with a colon. */
export interface Place {
  readonly method: string;
  readonly path: string;
}

const VARIABLE = /:[a-z_]+/gi;

/**
 * Returns a function that finds the methods of a path: among the routes that match it, those with the most fixed parts.
 */
export function methodsOf(places: readonly Place[]): (path: string) => string[] {
  const known = places.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replace(VARIABLE, '[^/]+')}/?$`, 'i'),
    variables: path.match(VARIABLE)?.length ?? 0,
  }));
  return (path) => {
    const found = known.filter(({ pattern }) => pattern.test(path));
    const fewest = Math.min(...found.map(({ variables }) => variables));
    const methods = found.filter(({ variables }) => variables === fewest).map(({ method }) => method);
    return [...new Set(methods)].toSorted();
  };
}

/** Returns the error for a method that a path does not support, listing those it does. */
export function methodRefused(methods: readonly string[]): ApiError {
  return new ApiError('method_not_allowed', { headers: { allow: methods.join(', ') } });
}

/**
 * Rejects methods that a path lacks but a more general path has. Otherwise the router would treat the last part of the
 * path as an id in the more general path.
 */
export function refuseShadowed(app: FastifyInstance, places: readonly Place[]): void {
  const methodsAt = methodsOf(places);
  for (const path of new Set(places.map((place) => place.path))) {
    const own = methodsAt(path);
    const isWider = (other: string) => new RegExp(`^${other.replace(VARIABLE, '[^/]+')}$`, 'i').test(path);
    const taken = new Set(places.filter((place) => isWider(place.path)).map(({ method }) => method));
    for (const method of taken) {
      if (own.includes(method)) continue;
      app.route({
        method,
        url: `/api${path}`,
        onRequest: async (request, reply) => refuse(request, reply, methodRefused(own)),
        handler: async () => undefined,
      });
    }
  }
}
