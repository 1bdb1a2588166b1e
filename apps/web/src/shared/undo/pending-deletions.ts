import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { dismissAlert, showAlert } from '../alerts/alerts.ts';

/** How long a deletion can be undone, in milliseconds. */
const UNDO_MS = 8000;
/** How long to wait for deletions that must reach the server, in milliseconds. */
const ARRIVE_MS = 5000;

interface PendingDeletion {
  /** The message that says what is deleted. */
  text: string;
  undoLabel: string;
  /**
   * Deletes permanently and resolves once the server has responded. It must remove the item from the cache immediately.
   */
  commit: () => Promise<unknown>;
}

const commits = new Map<string, () => Promise<unknown>>();
const listeners = new Set<() => void>();
let leaving: ReadonlySet<string> = new Set();

/**
 * Hides something immediately and deletes it after a few seconds, during which it can be undone. Leaving the app
 * deletes it immediately.
 */
export function deleteWithUndo(key: string, { text, undoLabel, commit }: PendingDeletion): void {
  if (commits.has(key)) return;
  // Adding the same listener again has no effect.
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
 * Completes all pending deletions immediately, and waits a few seconds until the server has responded; when offline, it
 * does not wait.
 */
export async function flushPendingDeletions(): Promise<void> {
  const arrived = Promise.allSettled([...commits.values()].map((commit) => commit()));
  if (!onlineManager.isOnline()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([arrived, new Promise((resolve) => (timer = setTimeout(resolve, ARRIVE_MS)))]);
  clearTimeout(timer);
}

/** The keys of pending deletions, which must not be shown. */
export function usePendingDeletions(): ReadonlySet<string> {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, pendingDeletions);
}

/**
 * Returns the keys of pending deletions outside React.
 * @internal
 */
export function pendingDeletions(): ReadonlySet<string> {
  return leaving;
}

function publish(): void {
  leaving = new Set(commits.keys());
  for (const listener of listeners) listener();
}

function commitIfHidden(): void {
  if (document.visibilityState === 'hidden') for (const commit of commits.values()) void commit();
}
