import { aimsOfRepair, energyOver } from './aims-of-repair.ts';
import type { JudgedDay } from './judge-week.ts';

/** A week that misses its plan by less than this part is on plan. */
const OFF = 0.03;
/** What a repair must move, as a part of what the week is off by. */
const MENDS = 0.3;

/**
 * By how many kcal a week is above its plan, or below where negative, where that is worth a word and meals that nobody
 * touched can still mend a good part of it; else null.
 */
export function offerRepair(days: readonly JudgedDay[]): number | null {
  const standing = days.map(({ open }) => open.reduce((sum, { meal }) => sum + (meal.macros.kcal ?? 0), 0));
  const over = days.reduce((sum, day, at) => {
    const superfluous = day.superfluous.reduce((kcal, { macros }) => kcal + (macros.kcal ?? 0), 0);
    return sum + energyOver(day, standing[at]! + superfluous);
  }, 0);
  const whole = days.reduce((sum, { target }) => sum + target.kcal, 0);
  if (Math.abs(over) < OFF * whole) return null;
  const aims = aimsOfRepair(days);
  const after = days.reduce((sum, day, at) => sum + energyOver(day, aims.days[at]!.open?.kcal ?? 0), 0);
  return Math.abs(over) - Math.abs(after) < MENDS * Math.abs(over) ? null : Math.round(over);
}
