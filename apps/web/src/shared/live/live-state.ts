import { useSyncExternalStore } from 'react';

/** How often a screen asks again by itself, in milliseconds: where the server says what changes, only to be sure. */
const CALENDAR_POLL_MS = 30_000;
const POLL_WHILE_LIVE_MS = 5 * 60_000;

const listeners = new Set<() => void>();
let live = false;

/** Whether the server says at once what changes. */
export function setLive(isLive: boolean): void {
  if (live === isLive) return;
  live = isLive;
  for (const listener of listeners) listener();
}

/** How often what others may change is asked again, in milliseconds, where the server does not say what changes. */
export function usePollInterval(unlessLiveMs = CALENDAR_POLL_MS): number {
  return useSyncExternalStore(subscribe, () => (live ? POLL_WHILE_LIVE_MS : unlessLiveMs));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
