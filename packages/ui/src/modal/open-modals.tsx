import { useSyncExternalStore } from 'react';

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();
const openingListeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Notes that a modal is open, in front of those before it; answers what takes the note away. */
export function addOpenModal(modal: HTMLElement): () => void {
  change([...open, modal]);
  for (const listener of openingListeners) listener();
  return () => change(open.filter((other) => other !== modal));
}

/** Calls a listener each time that a modal opens, until the returned function is called. */
export function whenModalOpens(listener: () => void): () => void {
  openingListeners.add(listener);
  return () => openingListeners.delete(listener);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The modal in front of all others; null where none is open. The keyboard reaches nothing but what stands in it. */
export function useTopModal(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
}
