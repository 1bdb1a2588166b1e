import { failureText } from '../../../shared/alerts/failure-text.ts';
import { failureOf } from '../../../shared/http/api-failure.ts';
import type { Say } from '../../../shared/phrases/use-phrases.ts';

/** Returns the message for a failed login: the server's own sentence or, without one, how to recover. */
export function loginFailureText(error: unknown, say: Say<'shared'>, sayAuth: Say<'auth'>): string {
  const failure = failureOf(error);
  const isKnown =
    failure?.kind === 'message' ||
    failure?.kind === 'network' ||
    (failure?.kind === 'refused' && failure.status === 429);
  return isKnown ? failureText(failure, say) : sayAuth('failureRecovery');
}
