import { useSyncExternalStore } from 'react';

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();
const openingListeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Registers an open modal in front of the previous ones; returns the function that unregisters it. */
export function addOpenModal(modal: HTMLElement): () => void {
  change([...open, modal]);
  for (const listener of openingListeners) listener();
  return () => change(open.filter((other) => other !== modal));
}

/** Calls a listener each time a modal opens, until the returned function is called. */
export function whenModalOpens(listener: () => void): () => void {
  openingListeners.add(listener);
  return () => openingListeners.delete(listener);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The modal in front of all others; null if none is open. The keyboard reaches only what is inside it. */
export function useTopModal(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
}
