import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { whenWritesArrived } from '../offline/queued-write.ts';
import { commitLeaving } from './leaving.ts';

/** How long writes are waited for, in milliseconds. */
const ARRIVE_MS = 5000;

/**
 * Sends pending deletions without waiting, and waits a few seconds until the server has every change made so far; not
 * at all without a network. Call it before a request that the server answers from its current diary.
 */
export async function allArrived(client: QueryClient): Promise<void> {
  await commitLeaving();
  if (!onlineManager.isOnline()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([whenWritesArrived(client), new Promise((resolve) => (timer = setTimeout(resolve, ARRIVE_MS)))]);
  clearTimeout(timer);
}
