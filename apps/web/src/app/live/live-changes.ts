import type { QueryClient } from '@tanstack/react-query';
import { followChanges } from '../../shared/live/follow-changes.ts';
import { refetchOnChange } from './ask-again.ts';
import { refreshAfterWrites } from './own-writes.ts';

/** Keeps screens up to date with the server, whoever makes a change; returns a function that stops it. */
export function showChanges(client: QueryClient): () => void {
  const listener = refetchOnChange(client);
  const stop = followChanges(listener);
  const stopRefreshing = refreshAfterWrites(client);
  return () => {
    stop();
    stopRefreshing();
    listener.stop();
  };
}
