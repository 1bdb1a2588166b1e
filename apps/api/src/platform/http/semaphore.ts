import { ApiError } from './errors.ts';

/**
 * Runs a function as soon as a slot is free. Waits for at most `atMostMs` milliseconds, or for the default if that is
 * less.
 */
export type Semaphore = <Result>(run: () => Promise<Result>, atMostMs?: number) => Promise<Result>;

/**
 * Returns a semaphore that lets `places` calls run at a time. The others wait in order of arrival. Throws `unavailable`
 * for a call that waited `patienceMs` milliseconds without getting a slot.
 */
export function semaphore(places: number, patienceMs: number): Semaphore {
  let free = places;
  const waiting = new Set<() => void>();
  const enter = async (waitMs: number) => {
    if (free > 0) {
      free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const called = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(called);
        reject(new ApiError('unavailable', { headers: { 'retry-after': '5' } }));
      }, waitMs);
      waiting.add(called);
    });
  };
  const leave = () => {
    const [next] = waiting;
    if (next === undefined) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  };
  return async (run, atMostMs = patienceMs) => {
    await enter(Math.min(patienceMs, atMostMs));
    try {
      return await run();
    } finally {
      leave();
    }
  };
}
