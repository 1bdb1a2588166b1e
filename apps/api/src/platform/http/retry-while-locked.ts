import { setTimeout as pause } from 'node:timers/promises';
import { databaseFault } from '../database/database-faults.ts';

/** How long a request waits for others that change the same records, in milliseconds. */
const PATIENCE_MS = 8000;
const PAUSE_MS = 40;

/**
 * Runs work that changes records, and reruns it while others hold a lock that it needs. The pause between attempts is
 * random, so that waiting requests do not keep colliding, and occupies neither a slot nor a connection. Throws the
 * database's error after `patienceMs`.
 */
export async function retryWhileLocked<Result>(
  run: () => Promise<Result>,
  patienceMs: number = PATIENCE_MS,
): Promise<Result> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (databaseFault(error) !== 'locked' || performance.now() >= until) throw error;
    }
    await pause(PAUSE_MS * (0.5 + Math.random()));
  }
}
