import { useSyncExternalStore } from 'react';

/** A short message over the screen; `action` offers one thing to do about it. */
export interface Alert {
  readonly id: number;
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly action?: Readonly<{ label: string; onPress: () => void }>;
  /** Stays until it is closed. */
  readonly stays?: boolean;
  /** For how long it shows otherwise, in milliseconds; left out, some seconds. */
  readonly shownMs?: number;
}

/** So many at once; what offers something to do is never driven out, and may make it more. */
const MOST_AT_ONCE = 3;

/** At most one alert of something that went wrong in this time. */
const QUIET_MS = 1000;

let alerts: readonly Alert[] = [];
let lastId = 0;
let lastBadAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/**
 * Shows a message and answers its id. A second one of something that went wrong within a second is dropped; one that says
 * what another already says takes its place.
 */
export function showAlert(text: string, options: Partial<Omit<Alert, 'id' | 'text'>> = {}): number | undefined {
  const tone = options.tone ?? 'plain';
  if (tone === 'bad') {
    const now = performance.now();
    if (now - lastBadAt < QUIET_MS) return undefined;
    lastBadAt = now;
  }
  lastId += 1;
  const others = alerts.filter((alert) => alert.text !== text || alert.action !== undefined);
  publish([...withRoom(others), { ...options, id: lastId, text, tone }]);
  return lastId;
}

/** Takes a message away. */
export function dismissAlert(id: number): void {
  publish(alerts.filter((alert) => alert.id !== id));
}

/** Takes away what only tells that something went well: a dialog that opens must not be covered by it. */
export function dismissPassing(): void {
  publish(alerts.filter(({ tone, action, stays }) => tone === 'bad' || action !== undefined || stays === true));
}

/**
 * The messages on screen, oldest first.
 * @internal
 */
export function currentAlerts(): readonly Alert[] {
  return alerts;
}

/** The messages on screen, and a new drawing when they change. */
export function useAlerts(): readonly Alert[] {
  return useSyncExternalStore(subscribe, currentAlerts, currentAlerts);
}

/** Without the oldest, where one more would be too many. */
function withRoom(shown: readonly Alert[]): readonly Alert[] {
  const tooMany = Math.max(0, shown.length + 1 - MOST_AT_ONCE);
  const dropped = shown.filter(({ action }) => action === undefined).slice(0, tooMany);
  return shown.filter((alert) => !dropped.includes(alert));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly Alert[]): void {
  alerts = next;
  for (const listener of listeners) listener();
}
