import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { NOTHING_WRITTEN, type WrittenMeals } from '@weekbord/domain/health-store/nutrition-out';
import type { ReadWeights } from '@weekbord/domain/health-store/weight-in';
import { useSyncExternalStore } from 'react';
import { isTokenStored } from '../../../shared/session/token.ts';
import { readStored, writeStored } from '../../../shared/stored.ts';

/** The data that a person exchanges with the health store of this phone. */
export interface HealthConnection {
  readonly personId: number;
  /** Null if weights are not read. */
  readonly weightIn: ReadWeights | null;
  /** Null if nothing is written. */
  readonly nutritionOut: Readonly<{
    /** The date from which meals are written. */
    from: PlainDate;
    /** The date on which all recent days were last checked. */
    checkedOn: PlainDate;
  }> | null;
  /** The records in the health store; kept after writing is switched off. */
  readonly written: WrittenMeals;
}

let cached: HealthConnection | null = null;
const listeners = new Set<() => void>();

/**
 * Returns a person's connection on this phone. It is off if they never switched it on, or if the stored connection is
 * someone else's.
 */
export function healthConnection(personId: number): HealthConnection {
  if (cached?.personId === personId) return cached;
  const text = readStored('health-store');
  const stored = text === null ? null : (JSON.parse(text) as HealthConnection);
  cached =
    stored?.personId === personId ? stored : { personId, weightIn: null, nutritionOut: null, written: NOTHING_WRITTEN };
  return cached;
}

/**
 * Changes the connection. Nothing is stored once the session has ended, because the connection ends with the session.
 */
export function changeHealthConnection(
  personId: number,
  change: Readonly<Partial<Omit<HealthConnection, 'personId'>>>,
): void {
  if (!isTokenStored()) return;
  cached = { ...healthConnection(personId), ...change };
  writeStored('health-store', JSON.stringify(cached));
  for (const listener of listeners) listener();
}

/** The connection of a person; rerenders when it changes. */
export function useHealthConnection(personId: number): HealthConnection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => healthConnection(personId),
  );
}
