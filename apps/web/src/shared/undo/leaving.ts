import { useSyncExternalStore } from 'react';
import { dismissAlert, showAlert } from '../alerts/alerts.ts';

/** How long a deletion can be taken back. */
const UNDO_MS = 8000;

interface Departure {
  /** Says what leaves. */
  text: string;
  undoLabel: string;
  /** Deletes for good; must take the thing out of the cache itself, at once. */
  commit: () => void;
}

const commits = new Map<string, () => void>();
const listeners = new Set<() => void>();
let leaving: ReadonlySet<string> = new Set();

/**
 * Hides something at once and deletes it after a few seconds, until which it can be taken back. Leaving the app deletes
 * it without waiting.
 */
export function leaveUndoably(key: string, { text, undoLabel, commit }: Departure): void {
  if (commits.has(key)) return;
  const end = () => {
    clearTimeout(timer);
    if (alert !== undefined) dismissAlert(alert);
    commits.delete(key);
    publish();
  };
  const timer = setTimeout(() => commits.get(key)?.(), UNDO_MS);
  const alert = showAlert(text, { stays: true, action: { label: undoLabel, onPress: end } });
  commits.set(key, () => {
    commit();
    end();
  });
  publish();
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

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') for (const commit of commits.values()) commit();
});
