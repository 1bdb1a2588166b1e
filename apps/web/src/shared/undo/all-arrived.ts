import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { whenWritesArrived } from '../offline/queued-write.ts';
import { commitLeaving } from './leaving.ts';

/** How long writes are waited for, in milliseconds. */
const ARRIVE_MS = 5000;

/**
 * Sends what is on its way out without waiting, and waits a few seconds until the server has every change that was made
 * so far; not at all without a network. Before what the server answers out of the diary as it has it.
 */
export async function allArrived(client: QueryClient): Promise<void> {
  await commitLeaving();
  if (!onlineManager.isOnline()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([whenWritesArrived(client), new Promise((resolve) => (timer = setTimeout(resolve, ARRIVE_MS)))]);
  clearTimeout(timer);
}
