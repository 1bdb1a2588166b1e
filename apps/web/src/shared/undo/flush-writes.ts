import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { whenWritesArrived } from '../offline/queued-write.ts';
import { flushPendingDeletions } from './pending-deletions.ts';

/** How long to wait for writes, in milliseconds. */
const ARRIVE_MS = 5000;

/**
 * Sends pending deletions immediately, and waits a few seconds until the server has every change made so far; when
 * offline, it does not wait. Call it before a request whose response depends on the server's state of the diary.
 */
export async function flushWrites(client: QueryClient): Promise<void> {
  await flushPendingDeletions();
  if (!onlineManager.isOnline()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([whenWritesArrived(client), new Promise((resolve) => (timer = setTimeout(resolve, ARRIVE_MS)))]);
  clearTimeout(timer);
}
