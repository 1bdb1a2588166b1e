/** Before a stream is opened anew, at least; after a failure, at first and at most; in milliseconds. */
const LEAST_MS = 500;
const FIRST_MS = 1000;
const LONGEST_MS = 60_000;
/** No server is left alone for longer, whatever it asks for. */
const LONGEST_ASKED_MS = 60 * 60_000;
/** A stream that ended sooner did not stand: something else may have answered in the server's place. */
export const STEADY_MS = 5000;

interface Ending {
  /** How many streams in a row did not stand, this one left out. */
  readonly failures: number;
  /** Whether the server ended it after it had stood for a while. */
  readonly isOrderly: boolean;
  /** For how long the server wants to be left alone. */
  readonly askedMs: number;
  /** A number from 0 to 1, so that not all clients come at once. */
  readonly chance: number;
}

/** How long to wait after a stream ended before it is opened anew, in milliseconds. */
export function reopenPause({ failures, isOrderly, askedMs, chance }: Ending): number {
  if (isOrderly) return LEAST_MS + FIRST_MS * chance;
  const grown = Math.min(FIRST_MS * 2 ** failures, LONGEST_MS) * (0.5 + chance);
  return Math.max(askedMs + FIRST_MS * chance * Number(askedMs > 0), grown, LEAST_MS);
}

/** What `Retry-After` asks for, which is a number of seconds or a date, in milliseconds from now; nothing where it is neither. */
export function askedPause(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  const wanted = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wanted) ? 0 : Math.min(Math.max(wanted, 0), LONGEST_ASKED_MS);
}
