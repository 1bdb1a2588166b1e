/**
 * The reachability of the server, judged by requests. In the state `doubted`, a request failed or is late and a probe
 * is in progress, but nothing is shown to the person yet. `failures` counts consecutive failed probes.
 */
export interface ConnectionState {
  readonly phase: 'online' | 'doubted' | 'offline';
  readonly failures: number;
}

export type ConnectionEvent =
  /** Our own server responded, with whatever status. */
  | 'answered'
  /** A request got no response, is late, or something else responded instead of the server. */
  | 'failed'
  | 'probe failed'
  /** The browser reports that there is no network. This is only a hint, which the next probe may refute. */
  | 'network lost'
  /** The browser reports a network, the page is visible again, or something is requested. */
  | 'wanted';

export interface ConnectionStep {
  readonly state: ConnectionState;
  /** When to probe, in milliseconds from now; null keeps the current schedule, and `never` cancels it. */
  readonly probeIn: number | 'never' | null;
}

/** The time after which a request counts as late, in milliseconds. */
export const LATE_MS = 4000;
const LONGEST_PAUSE_MS = 8000;
const LONGEST_PROBE_MS = 30_000;

export const ONLINE: ConnectionState = { phase: 'online', failures: 0 };

export function nextConnection(state: ConnectionState, event: ConnectionEvent): ConnectionStep {
  const { phase, failures } = state;
  if (event === 'answered') return { state: ONLINE, probeIn: 'never' };
  if (event === 'network lost') return { state: { phase: 'offline', failures }, probeIn: 0 };
  if (event === 'failed')
    return phase === 'online' ? { state: { phase: 'doubted', failures }, probeIn: 0 } : same(state);
  if (phase === 'online') return same(state);
  if (event === 'wanted') return { state, probeIn: 0 };
  return {
    state: { phase: 'offline', failures: failures + 1 },
    probeIn: Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS),
  };
}

/** Returns the timeout of a probe: longer each time, in case the connection is only slow. */
export function probePatience({ failures }: ConnectionState): number {
  return Math.min(LATE_MS * 2 ** failures, LONGEST_PROBE_MS);
}

function same(state: ConnectionState): ConnectionStep {
  return { state, probeIn: null };
}
