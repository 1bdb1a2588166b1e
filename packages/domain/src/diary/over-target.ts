import type { Total } from './day-totals.ts';

/** Part of a target beyond which a sum counts as over it. */
const MOST_OF_TARGET = 1.05;

/**
 * How much a sum is over its target, in whole units of the target; null within 105 % of it, where there is no target and
 * where nothing is known.
 */
export function overTarget({ amount }: Total, target: number | undefined): number | null {
  if (amount === null || target === undefined || target <= 0 || amount <= target * MOST_OF_TARGET) return null;
  return Math.round(amount - target);
}
