import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../stored.ts';

const listeners = new Set<() => void>();

/** Whether a coach uses their own diary instead of their clients, on this device. */
export function isInClientMode(): boolean {
  return readStored('client-mode') === 'on';
}

/** Switches a coach to their own diary, or back to their clients. */
export function setClientMode(isOn: boolean): void {
  writeStored('client-mode', isOn ? 'on' : null);
  for (const listener of listeners) listener();
}

/** The same as isInClientMode; redraws when it changes. */
export function useClientMode(): boolean {
  return useSyncExternalStore(subscribe, isInClientMode);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
