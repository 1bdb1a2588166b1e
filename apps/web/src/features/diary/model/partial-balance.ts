import type { WeekBalance } from '../api/week-balance.ts';

/**
 * Whether partly unknown amounts are marked one by one as minimums. If a food without any values makes all of them
 * partly unknown, a mark on each says nothing, and one sentence says it for all.
 */
export function marksMinimumsOf({ planned, eaten }: Pick<WeekBalance, 'planned' | 'eaten'>): boolean {
  const known = [planned, eaten]
    .filter((part) => part.whole_days > 0)
    .flatMap(({ measures }) => Object.values(measures))
    .filter((one) => one.amount !== null);
  return known.some(({ unknown }) => unknown === 0);
}
