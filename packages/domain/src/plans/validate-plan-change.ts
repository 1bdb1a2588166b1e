import type { NutritionProfile } from '../energy/profile.ts';
import { areSameGoal, type DayGoal, dayGoal } from '../slots/day-goal.ts';
import { type Weekday, WEEKDAYS } from '../dates/weekdays.ts';
import { type PlanMaker, wantsReason } from '../goals/energy-floor.ts';
import { type DayFault, FIGURE_OF_FAULT, healthFaultsOfDay } from './day-faults.ts';
import type { PlanState } from './plan-versions.ts';

/** A change to a plan, with the person's profile and who makes the change. */
export type ChangeOfPlan = Readonly<{
  before: PlanState;
  after: PlanState;
  /** Null if the person has no profile. */
  profile: NutritionProfile | null;
  maker: PlanMaker;
  /** Whether the person had a weekly plan with meals before, which was deleted. */
  hadWeek: boolean;
}>;

/** Errors on the weekdays that a change affects. */
export type PlanChangeFaults = Readonly<{
  faults: readonly Readonly<{ days: readonly Weekday[]; fault: DayFault }>[];
  /** kcal of the lowest new day that requires a reason; null if none does. */
  reasonFor: number | null;
}>;

const NOTHING: DayGoal = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0 };

/**
 * Validates a change to a plan by the days of the resulting week, whether meals, day plans or weekdays were changed.
 * Day plans without a weekday are drafts and are not checked. A person's first week may have days without meals, for
 * which a coach needs a reason as for any other low day. A day that was already invalid may stay as it is or improve, but
 * not get worse.
 */
export function validatePlanChange({ before, after, profile, maker, hadWeek }: ChangeOfPlan): PlanChangeFaults {
  const faults = new Map<string, { days: Weekday[]; fault: DayFault }>();
  const known = WEEKDAYS.map((weekday) => goalOn(before, weekday)).filter((goal) => goal !== null);
  let reasonFor: number | null = null;
  for (const weekday of WEEKDAYS) {
    const goal = goalOn(after, weekday);
    const earlier = goalOn(before, weekday);
    if (goal === null || (earlier !== null && areSameGoal(earlier, goal))) continue;
    // A coach may use one of the week's days on other weekdays without giving the reason again.
    const compared = maker === 'COACH' ? (known.find((one) => areSameGoal(one, goal)) ?? earlier) : earlier;
    const filled = compared !== null && !areSameGoal(compared, NOTHING) ? compared : null;
    const isDraft = !hadWeek && before.week === null && areSameGoal(goal, NOTHING);
    for (const fault of isDraft ? [] : worsened(profile, { goal, compared: filled, maker })) {
      const same = faults.get(JSON.stringify(fault));
      if (same === undefined) faults.set(JSON.stringify(fault), { days: [weekday], fault });
      else same.days.push(weekday);
    }
    const isNew = compared === null || goal.kcal < compared.kcal;
    if (maker === 'COACH' && wantsReason(goal) && isNew) reasonFor = Math.min(reasonFor ?? goal.kcal, goal.kcal);
  }
  return { faults: [...faults.values()], reasonFor };
}

function worsened(
  profile: NutritionProfile | null,
  { goal, compared, maker }: Readonly<{ goal: DayGoal; compared: DayGoal | null; maker: PlanMaker }>,
): readonly DayFault[] {
  const faults = healthFaultsOfDay(profile, goal, maker);
  if (compared === null || faults.length === 0) return faults;
  const earlier = new Set(healthFaultsOfDay(profile, compared, maker).map(({ code }) => code));
  return faults.filter(
    ({ code }) => !earlier.has(code) || goal[FIGURE_OF_FAULT[code]] < compared[FIGURE_OF_FAULT[code]],
  );
}

function goalOn({ plans, week }: PlanState, weekday: Weekday): DayGoal | null {
  const plan = week && plans.find(({ id }) => id === week[weekday]);
  return plan ? dayGoal(plan.meals) : null;
}
