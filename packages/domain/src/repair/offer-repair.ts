import { aimsOfRepair, energyOver } from './aims-of-repair.ts';
import type { AssessedDay } from './assess-week.ts';

/** A week that deviates from its plan by less than this share is on plan. */
const OFF = 0.03;
/** The minimum share of a week's deviation that a repair must correct. */
const MENDS = 0.3;

/**
 * How many kcal a week is above its plan, negative if below. Null if that is not worth mentioning, or if untouched
 * meals can no longer correct a large part of it.
 */
export function offerRepair(days: readonly AssessedDay[]): number | null {
  const existing = days.map(({ open }) => open.reduce((sum, { meal }) => sum + (meal.macros.kcal ?? 0), 0));
  const over = days.reduce((sum, day, at) => {
    const superfluous = day.superfluous.reduce((kcal, { macros }) => kcal + (macros.kcal ?? 0), 0);
    return sum + energyOver(day, existing[at]! + superfluous);
  }, 0);
  const whole = days.reduce((sum, { target }) => sum + target.kcal, 0);
  if (Math.abs(over) < OFF * whole) return null;
  const aims = aimsOfRepair(days);
  const after = days.reduce((sum, day, at) => sum + energyOver(day, aims.days[at]!.open?.kcal ?? 0), 0);
  return Math.abs(over) - Math.abs(after) < MENDS * Math.abs(over) ? null : Math.round(over);
}
