import { useSyncExternalStore } from 'react';
import { upperFirst } from '../upper-first.ts';

/** A short message over the screen; `action` is offered as a button. */
export interface Alert {
  readonly id: number;
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly action?: Readonly<{ label: string; onPress: () => void }>;
  /** Whether the alert stays until it is closed. */
  readonly stays?: boolean;
  /** How long an alert that does not stay is shown, in milliseconds; a few seconds by default. */
  readonly shownMs?: number;
  /** When the alert appeared, by the page's own clock. */
  readonly shownAt: number;
}

/** At most one failure alert is shown within this time, in milliseconds. */
const QUIET_MS = 1000;

let alerts: readonly Alert[] = [];
let lastId = 0;
let lastBadAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/**
 * Shows a message over the earlier ones and returns its id. It replaces success messages, an identical message and, if
 * it is a failure, the last failure. All other messages reappear after it. A second failure within a second is dropped.
 */
export function showAlert(
  text: string,
  options: Partial<Omit<Alert, 'id' | 'text' | 'shownAt'>> = {},
): number | undefined {
  const tone = options.tone ?? 'plain';
  if (tone === 'bad') {
    const now = performance.now();
    if (now - lastBadAt < QUIET_MS) return undefined;
    lastBadAt = now;
  }
  lastId += 1;
  const shown = startingUpper(text);
  const others = alerts.filter((alert) => alert.text !== shown || alert.action !== undefined);
  const staying = others.filter((alert) => isKept(alert) || (alert.tone === 'bad' && tone !== 'bad'));
  publish([...staying, { ...options, id: lastId, text: shown, tone, shownAt: performance.now() }]);
  return lastId;
}

export function dismissAlert(id: number): void {
  publish(alerts.filter((alert) => alert.id !== id));
}

/** Dismisses messages that only report success, so that they do not cover a dialog that is about to open. */
export function dismissPassing(): void {
  publish(alerts.filter((alert) => !isPassing(alert)));
}

/** Returns the messages on screen, oldest first. */
export function currentAlerts(): readonly Alert[] {
  return alerts;
}

/** The messages on screen; rerenders when they change. */
export function useAlerts(): readonly Alert[] {
  return useSyncExternalStore(subscribe, currentAlerts, currentAlerts);
}

/** Whether a message offers an action, or stays until it is closed. */
function isKept({ action, stays }: Alert): boolean {
  return action !== undefined || stays === true;
}

/** Whether a message only reports success. */
export function isPassing(alert: Alert): boolean {
  return alert.tone !== 'bad' && !isKept(alert);
}

/**
 * Capitalises a sentence that may start with the name of a food, which is in lower case; an email address or a field
 * name stays unchanged.
 */
function startingUpper(text: string): string {
  return /^\S*[@:]/.test(text) ? text : upperFirst(text);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly Alert[]): void {
  alerts = next;
  for (const listener of listeners) listener();
}
