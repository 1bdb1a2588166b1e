import * as dayPlans from './nutrition-day-plans.ts';
import * as slots from './meal-slot-specifications.ts';
import * as weeklyPlans from './weekly-nutrition-plans.ts';

/** What a person is to eat: the weekly plans, the day plans, and the meals of a day. */
export const plans = { ...slots, ...dayPlans, ...weeklyPlans };
