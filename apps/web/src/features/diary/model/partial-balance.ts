import type { WeekBalance } from '../api/week-balance.ts';

/**
 * Whether each partly unknown amount is marked as a minimum. If all of them are partly unknown, because a food has no
 * values, a single sentence says so instead.
 */
export function marksMinimumsOf({ planned, eaten }: Pick<WeekBalance, 'planned' | 'eaten'>): boolean {
  const known = [planned, eaten]
    .filter((part) => part.whole_days > 0)
    .flatMap(({ measures }) => Object.values(measures))
    .filter((one) => one.amount !== null);
  return known.some(({ unknown }) => unknown === 0);
}
