import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { dismissAlert, showAlert } from '../alerts/alerts.ts';

/** How long a deletion can be taken back. */
const UNDO_MS = 8000;
/** How long deletions are waited for that must reach the server. */
const ARRIVE_MS = 5000;

interface Departure {
  /** Says what leaves. */
  text: string;
  undoLabel: string;
  /** Deletes for good, until the server has answered; must take the thing out of the cache itself, at once. */
  commit: () => Promise<unknown>;
}

const commits = new Map<string, () => Promise<unknown>>();
const listeners = new Set<() => void>();
let leaving: ReadonlySet<string> = new Set();

/**
 * Hides something at once and deletes it after a few seconds, until which it can be taken back. Leaving the app deletes
 * it without waiting.
 */
export function leaveUndoably(key: string, { text, undoLabel, commit }: Departure): void {
  if (commits.has(key)) return;
  // The same listener is added once, however often.
  document.addEventListener('visibilitychange', commitIfHidden);
  const end = () => {
    clearTimeout(timer);
    if (alert !== undefined) dismissAlert(alert);
    commits.delete(key);
    publish();
  };
  const timer = setTimeout(() => void commits.get(key)?.(), UNDO_MS);
  const alert = showAlert(text, { stays: true, action: { label: undoLabel, onPress: end } });
  commits.set(key, () => {
    const arrived = commit();
    end();
    return arrived;
  });
  publish();
}

/**
 * Deletes everything that is on its way out without waiting, and waits a few seconds until the server has answered;
 * not at all without a network.
 */
export async function commitLeaving(): Promise<void> {
  const arrived = Promise.allSettled([...commits.values()].map((commit) => commit()));
  if (!onlineManager.isOnline()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([arrived, new Promise((resolve) => (timer = setTimeout(resolve, ARRIVE_MS)))]);
  clearTimeout(timer);
}

/** What is on its way out and must not be shown. */
export function useLeaving(): ReadonlySet<string> {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentLeaving);
}

/**
 * The same outside of React.
 * @internal
 */
export function currentLeaving(): ReadonlySet<string> {
  return leaving;
}

function publish(): void {
  leaving = new Set(commits.keys());
  for (const listener of listeners) listener();
}

function commitIfHidden(): void {
  if (document.visibilityState === 'hidden') for (const commit of commits.values()) void commit();
}
