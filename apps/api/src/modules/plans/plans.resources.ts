import { ownIn, recordOf } from '../access/access.public.ts';
import { findPlanVersion } from './plan-versions.store.ts';
import { findDayPlan, findSlot, findWeeklyPlan } from './plans.store.ts';

export const dayPlan = recordOf('day_plan', ({ db, people }, id) => findDayPlan(db, id, people));

export const mealSlot = recordOf('meal_slot', ({ db, people }, id) => findSlot(db, id, people));

export const weeklyPlan = recordOf('weekly_plan', ({ db, people }, id) => findWeeklyPlan(db, id, people));

export const planVersion = recordOf('plan_version', ({ db, people }, id) => findPlanVersion(db, id, people));

/** A version of the caller's own plan. Only the caller, not their coach, can accept or reject it. */
export const ownPlanVersion = ownIn(({ db, people }, id: number) => findPlanVersion(db, id, people));
