import { failureText } from '../../../shared/alerts/failure-text.ts';
import type { ApiFailure } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Returns a formatter for the reason a client gets nothing: no longer a client, or the server's message. */
export function useGiveFailure(): (failure: ApiFailure | undefined) => string {
  const say = usePhrases('giving');
  const sayShared = usePhrases('shared');
  return (failure) =>
    failure?.kind === 'refused' && failure.status === 404 ? say('notYours') : failureText(failure, sayShared);
}
