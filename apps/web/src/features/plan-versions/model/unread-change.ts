import { readStored, writeStored } from '../../../shared/stored.ts';
import type { PlanVersion } from '../api/plan-versions.ts';

/**
 * Returns the latest change to a plan if its owner's coach made it and the owner has neither responded to it nor seen
 * it on this device; otherwise null.
 */
export function unreadChange([newest]: readonly PlanVersion[]): PlanVersion | null {
  const isNews = newest?.who === 'COACH' && newest.answer === null;
  return isNews && newest.id > Number(readStored('change-seen')) ? newest : null;
}

/** Stores that the owner of a plan has seen its changes up to the given one. */
export function storeChangeSeen(id: number): void {
  writeStored('change-seen', String(Math.max(id, Number(readStored('change-seen')))));
}
