import { FEWEST_LOGGED_DAYS, isEnergyOff, isProteinShort } from './off-plan.ts';

/** The number of days that a client's adherence covers: the days before today, because today is not over yet. */
export const ADHERENCE_DAYS = 7;

/** What was eaten on the logged days of a period, and the plan's targets for them. */
export type EatenDays = Readonly<{
  /** Days on which something was eaten. */
  loggedDays: number;
  /** kcal and g, over the logged days that have a plan and only known values; null if there are none. */
  eatenKcal: number | null;
  goalKcal: number | null;
  eatenProtein: number | null;
  goalProtein: number | null;
}>;

/**
 * How closely a client follows the plan: days logged out of seven, and what was eaten on them as a percentage of the
 * plan.
 */
export type Adherence = Readonly<{ loggedDays: number; energy: number | null; protein: number | null }>;

const PERCENT = 100;

/** Computes the adherence from what was eaten. */
export function adherenceOf(days: EatenDays): Adherence {
  const { loggedDays, eatenKcal, goalKcal, eatenProtein, goalProtein } = days;
  return { loggedDays, energy: percentOf(eatenKcal, goalKcal), protein: percentOf(eatenProtein, goalProtein) };
}

/** Which values are off plan; none if too few days were logged for a mean. */
export function offPlan({ loggedDays, energy, protein }: Adherence): Readonly<{ energy: boolean; protein: boolean }> {
  const isMean = loggedDays >= FEWEST_LOGGED_DAYS;
  return {
    energy: isMean && energy !== null && isEnergyOff(energy / PERCENT),
    protein: isMean && protein !== null && isProteinShort(protein / PERCENT),
  };
}

/** A share in whole percent; null if either value is unknown or the whole is zero. */
export function percentOf(eaten: number | null, goal: number | null): number | null {
  return eaten === null || goal === null || goal <= 0 ? null : Math.round((eaten / goal) * PERCENT);
}
