import { FEWEST_LOGGED_DAYS, isEnergyOff, isProteinShort } from './off-plan.ts';

/** How many days a client's adherence is about: the last ones before today, which is not over yet. */
export const ADHERENCE_DAYS = 7;

/** What was eaten on the logged days of a period, and what the plan aims at on them. */
export type EatenDays = Readonly<{
  /** Days with something eaten. */
  loggedDays: number;
  /** kcal and g, of the logged days whose figures are all known and that have a plan; null where there are none. */
  eatenKcal: number | null;
  goalKcal: number | null;
  eatenProtein: number | null;
  goalProtein: number | null;
}>;

/** How closely a client keeps to the plan: days logged of seven, and what was eaten on them in percent of the plan. */
export type Adherence = Readonly<{ loggedDays: number; energy: number | null; protein: number | null }>;

const PERCENT = 100;

/** The adherence that follows from what was eaten. */
export function adherenceOf(days: EatenDays): Adherence {
  const { loggedDays, eatenKcal, goalKcal, eatenProtein, goalProtein } = days;
  return { loggedDays, energy: percentOf(eatenKcal, goalKcal), protein: percentOf(eatenProtein, goalProtein) };
}

/** Which figures are off the plan; neither where too few days were logged for a mean. */
export function offPlan({ loggedDays, energy, protein }: Adherence): Readonly<{ energy: boolean; protein: boolean }> {
  const isMean = loggedDays >= FEWEST_LOGGED_DAYS;
  return {
    energy: isMean && energy !== null && isEnergyOff(energy / PERCENT),
    protein: isMean && protein !== null && isProteinShort(protein / PERCENT),
  };
}

/** A part in whole percent; null where either is unknown or there is no whole. */
export function percentOf(eaten: number | null, goal: number | null): number | null {
  return eaten === null || goal === null || goal <= 0 ? null : Math.round((eaten / goal) * PERCENT);
}
