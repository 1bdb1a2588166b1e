import { onlineManager } from '@tanstack/react-query';
import { SERVER } from '../http/site.ts';
import { type ConnectionEvent, LATE_MS, nextConnection, ONLINE, probePatience } from './connection-state.ts';

/** Cheap, and answered without the database. */
const PROBE_ADDRESS = `${SERVER}/api/health`;

let state = ONLINE;
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatched = false;
let isProbing = false;
/** Ends the requests that began on the present line. */
let line = new AbortController();
/** The line that was lost: what still waits on it would wait for its whole time-out. */
let lostLine: AbortController | undefined;

/** Lets what requests show decide whether one is offline; what the browser says of the network is a hint. */
export function watchConnection(): void {
  isWatched = true;
  onlineManager.setEventListener(() => () => undefined);
  addEventListener('offline', () => note('network lost'));
  addEventListener('online', () => note('wanted'));
  document.addEventListener('visibilitychange', () => note('wanted'));
  if (!navigator.onLine) note('network lost');
}

/** Reports the outcome of a request, or that one is wanted. */
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

/** A request that begins: it is late after some seconds unless `done`; `lost` ends it where its line was lost. */
export function beginRequest(): { done: () => void; lost: AbortSignal } {
  const late = setTimeout(() => note('failed'), LATE_MS);
  return { done: () => clearTimeout(late), lost: line.signal };
}

/** Whether our own server answered, and not something before it, as a network does that wants to be logged in to. */
export function isOurs({ headers, redirected, status }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  // Without a type, an answer without a body.
  const isEmpty = type === '' && (status === 204 || headers.has('x-request-id'));
  return !redirected && (isEmpty || /^(application\/json|text\/event-stream)/.test(type));
}

async function probe(): Promise<void> {
  // Only a page that is seen probes; a hidden one does once it is visible.
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
