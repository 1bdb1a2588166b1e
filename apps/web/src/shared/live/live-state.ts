import { useSyncExternalStore } from 'react';

/** How often a screen polls, in milliseconds; with a live stream, only as a safeguard. */
const CALENDAR_POLL_MS = 30_000;
const POLL_WHILE_LIVE_MS = 5 * 60_000;

const listeners = new Set<() => void>();
let live = false;

/** Sets whether the server announces changes at once. */
export function setLive(isLive: boolean): void {
  if (live === isLive) return;
  live = isLive;
  for (const listener of listeners) listener();
}

/**
 * Returns how often data that others may change is polled, in milliseconds, while the server does not announce changes.
 */
export function usePollInterval(unlessLiveMs = CALENDAR_POLL_MS): number {
  return useSyncExternalStore(subscribe, () => (live ? POLL_WHILE_LIVE_MS : unlessLiveMs));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
