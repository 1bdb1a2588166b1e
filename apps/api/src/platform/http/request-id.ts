import { randomUUID } from 'node:crypto';

/** Returns the id of a request: the caller's own `X-Request-Id` if it is short and plain, otherwise a new one. */
export function requestIdOf(headers: Record<string, string | string[] | undefined>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}
