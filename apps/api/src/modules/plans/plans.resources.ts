import { recordOf } from '../access/access.public.ts';
import { findDayPlan, findSlot, findWeeklyPlan } from './plans.store.ts';

export const dayPlan = recordOf('day_plan', ({ db, people }, id) => findDayPlan(db, id, people));

export const mealSlot = recordOf('meal_slot', ({ db, people }, id) => findSlot(db, id, people));

export const weeklyPlan = recordOf('weekly_plan', ({ db, people }, id) => findWeeklyPlan(db, id, people));
