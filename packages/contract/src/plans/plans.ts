import * as dayPlans from './nutrition-day-plans.ts';
import * as slots from './meal-slot-specifications.ts';
import * as weeklyPlans from './weekly-nutrition-plans.ts';

/** A person's weekly plans, day plans and meal slots. */
export const plans = { ...slots, ...dayPlans, ...weeklyPlans };
