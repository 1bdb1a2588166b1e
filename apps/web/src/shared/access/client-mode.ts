import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../stored.ts';

const listeners = new Set<() => void>();

/** Whether a coach is using their own diary on this device instead of seeing their clients. */
export function isInClientMode(): boolean {
  return readStored('client-mode') === 'on';
}

/** Switches a coach to their own diary, or back to their clients. */
export function setClientMode(isOn: boolean): void {
  writeStored('client-mode', isOn ? 'on' : null);
  for (const listener of listeners) listener();
}

/** The value of `isInClientMode`; rerenders when it changes. */
export function useClientMode(): boolean {
  return useSyncExternalStore(subscribe, isInClientMode);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
