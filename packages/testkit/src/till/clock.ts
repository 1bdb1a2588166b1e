import type { Kept } from './state.ts';

export interface TillClock {
  /** In milliseconds since 1970. */
  now(): number;
  /** In seconds since 1970, as in the API's objects. */
  seconds(): number;
  /** Moves the clock to a given time, never backwards. */
  moveTo(milliseconds: number): void;
}

export const MINUTE_MS = 60_000;
export const HOUR_S = 3600;
export const DAY_S = 24 * HOUR_S;

/** Creates a clock that is stopped until it is moved or, if it `runs`, keeps pace with the system clock. */
export function tillClock(kept: Kept, runs: boolean): TillClock {
  const now = () => (runs ? Date.now() + kept.clockAhead : kept.clockAt);
  return {
    now,
    seconds: () => Math.floor(now() / 1000),
    moveTo: (milliseconds) => {
      if (milliseconds <= now()) return;
      if (runs) kept.clockAhead = milliseconds - Date.now();
      else kept.clockAt = milliseconds;
    },
  };
}
