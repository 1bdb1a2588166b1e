import { onlineManager } from '@tanstack/react-query';
import { SERVER } from '../http/site.ts';
import { type ConnectionEvent, LATE_MS, nextConnection, ONLINE, probePatience } from './connection-state.ts';

/** The URL for probes, which is cheap to serve because it does not use the database. */
const PROBE_ADDRESS = `${SERVER}/api/health`;

let state = ONLINE;
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatched = false;
let isProbing = false;
/** Aborts the requests on the current connection. */
let line = new AbortController();
/** Aborts the requests on a lost connection, which would otherwise wait until their timeout. */
let lostLine: AbortController | undefined;

/** Derives from requests whether the app is offline; what the browser reports about the network is a hint. */
export function watchConnection(): void {
  isWatched = true;
  onlineManager.setEventListener(() => () => undefined);
  addEventListener('offline', () => note('network lost'));
  addEventListener('online', () => note('wanted'));
  document.addEventListener('visibilitychange', () => note('wanted'));
  if (!navigator.onLine) note('network lost');
}

/** Reports the outcome of a request, or that one is about to be sent. */
export function note(event: ConnectionEvent): void {
  if (!isWatched) return;
  const before = state.phase;
  const { state: after, probeIn } = nextConnection(state, event);
  state = after;
  if (probeIn !== null) clearTimeout(timer);
  if (probeIn === 0) void probe();
  else if (typeof probeIn === 'number') timer = setTimeout(() => void probe(), probeIn);
  if (after.phase === 'offline' && before !== 'offline') {
    lostLine = line;
    line = new AbortController();
    onlineManager.setOnline(false);
  } else if (after.phase === 'online' && before === 'offline') onlineManager.setOnline(true);
}

/**
 * Registers a new request: it is late after a few seconds unless `done` is called; `lost` aborts it if its connection
 * was lost.
 */
export function beginRequest(): { done: () => void; lost: AbortSignal } {
  const late = setTimeout(() => note('failed'), LATE_MS);
  return { done: () => clearTimeout(late), lost: line.signal };
}

/** Whether a response is from our own server, and not from an intermediary such as a captive portal. */
export function isOurs({ headers, redirected, status }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  // A response with neither a type nor a body.
  const isEmpty = type === '' && (status === 204 || headers.has('x-request-id'));
  return !redirected && (isEmpty || /^(application\/json|text\/event-stream)/.test(type));
}

async function probe(): Promise<void> {
  // Only a visible page probes. A hidden page probes once it becomes visible.
  if (isProbing || globalThis.document?.visibilityState !== 'visible') return;
  isProbing = true;
  const signal = AbortSignal.timeout(probePatience(state));
  const answer = await fetch(PROBE_ADDRESS, { signal, cache: 'no-store' }).catch(() => null);
  isProbing = false;
  if (!answer || !isOurs(answer)) return note('probe failed');
  note('answered');
  lostLine?.abort();
  lostLine = undefined;
}
