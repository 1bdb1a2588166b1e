import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { NOTHING_WRITTEN, type WrittenMeals } from '@weekbord/domain/health-store/nutrition-out';
import type { ReadWeights } from '@weekbord/domain/health-store/weight-in';
import { useSyncExternalStore } from 'react';
import { isTokenStored } from '../../../shared/session/token.ts';
import { readStored, writeStored } from '../../../shared/stored.ts';

/** What a person exchanges with the health store of this phone. */
export interface HealthConnection {
  readonly personId: number;
  /** Null where weights are not read. */
  readonly weightIn: ReadWeights | null;
  /** Null where nothing is written. */
  readonly nutritionOut: Readonly<{
    /** The first date whose meals are written. */
    from: PlainDate;
    /** The date on which all of the last days were last looked at. */
    checkedOn: PlainDate;
  }> | null;
  /** What is in the health store; it stays known where writing was switched off. */
  readonly written: WrittenMeals;
}

let cached: HealthConnection | null = null;
const listeners = new Set<() => void>();

/** The connection of a person on this phone; off where they never switched it on, or somebody else did. */
export function healthConnection(personId: number): HealthConnection {
  if (cached?.personId === personId) return cached;
  const text = readStored('health-store');
  const stored = text === null ? null : (JSON.parse(text) as HealthConnection);
  cached =
    stored?.personId === personId ? stored : { personId, weightIn: null, nutritionOut: null, written: NOTHING_WRITTEN };
  return cached;
}

/** Changes it. After the session has ended nothing is kept: it ended with it. */
export function changeHealthConnection(
  personId: number,
  change: Readonly<Partial<Omit<HealthConnection, 'personId'>>>,
): void {
  if (!isTokenStored()) return;
  cached = { ...healthConnection(personId), ...change };
  writeStored('health-store', JSON.stringify(cached));
  for (const listener of listeners) listener();
}

/** The connection of a person; redraws when it changes. */
export function useHealthConnection(personId: number): HealthConnection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => healthConnection(personId),
  );
}
