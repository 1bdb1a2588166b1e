import { useSyncExternalStore } from 'react';

/** The default polling interval of a screen, in milliseconds. */
const CALENDAR_POLL_MS = 30_000;
/** The polling interval with a live stream, when polling is only a fallback, in milliseconds. */
const POLL_WHILE_LIVE_MS = 5 * 60_000;

const listeners = new Set<() => void>();
let live = false;

/** Sets whether the server announces changes immediately. */
export function setLive(isLive: boolean): void {
  if (live === isLive) return;
  live = isLive;
  for (const listener of listeners) listener();
}

/**
 * Returns the polling interval for data that others may change, in milliseconds. `unlessLiveMs` applies if the server
 * does not announce changes.
 */
export function usePollInterval(unlessLiveMs = CALENDAR_POLL_MS): number {
  return useSyncExternalStore(subscribe, () => (live ? POLL_WHILE_LIVE_MS : unlessLiveMs));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
