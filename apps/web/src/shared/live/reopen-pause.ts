/** The minimum delay before a stream is reopened, in milliseconds. */
const LEAST_MS = 500;
/** The delay after the first failure, in milliseconds. */
const FIRST_MS = 1000;
/** The longest delay after repeated failures, in milliseconds. */
const LONGEST_MS = 60_000;
/** The maximum delay, whatever the server requests. */
const LONGEST_ASKED_MS = 60 * 60_000;
/**
 * A stream that ended sooner than this, in milliseconds, counts as unstable, because something else may have responded
 * instead of the server.
 */
export const STEADY_MS = 5000;

interface Ending {
  /** The number of consecutive unstable streams before this one. */
  readonly failures: number;
  /** Whether the server ended the stream after it had been open for a while. */
  readonly isOrderly: boolean;
  /** The delay that the server requests. */
  readonly askedMs: number;
  /** A random number from 0 to 1, so that not all clients reconnect at once. */
  readonly chance: number;
}

/** Returns how long to wait before reopening a stream that ended, in milliseconds. */
export function reopenPause({ failures, isOrderly, askedMs, chance }: Ending): number {
  if (isOrderly) return LEAST_MS + FIRST_MS * chance;
  const grown = Math.min(FIRST_MS * 2 ** failures, LONGEST_MS) * (0.5 + chance);
  return Math.max(askedMs + FIRST_MS * chance * Number(askedMs > 0), grown, LEAST_MS);
}

/** Parses `Retry-After`, which is a number of seconds or a date, into milliseconds from now; zero if it is neither. */
export function askedPause(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  const wanted = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wanted) ? 0 : Math.min(Math.max(wanted, 0), LONGEST_ASKED_MS);
}
