import { failureOf } from '../../shared/http/api-failure.ts';

/** The answers to a coach about someone who is not their client, or while the coach has no access themselves. */
const REFUSED = [403, 404];

/** Whether the page of a client has nothing to show: nothing was loaded, or the server now refuses it. */
export function isClientGone(data: unknown, error: Error | null): boolean {
  if (error === null) return false;
  const failure = failureOf(error);
  return data === undefined || (failure?.kind === 'refused' && REFUSED.includes(failure.status));
}
