import type { QueryClient } from '@tanstack/react-query';
import { followChanges } from '../../shared/live/follow-changes.ts';
import { askAgainWhenChanged } from './ask-again.ts';
import { refreshAfterWrites } from './own-writes.ts';

/** Keeps what screens show as the server has it, whoever changes it; answers how to stop. */
export function showChanges(client: QueryClient): () => void {
  const listener = askAgainWhenChanged(client);
  const stop = followChanges(listener);
  const stopRefreshing = refreshAfterWrites(client);
  return () => {
    stop();
    stopRefreshing();
    listener.stop();
  };
}
