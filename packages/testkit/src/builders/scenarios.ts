import * as demo from '@weekbord/api/demo/demo-scenarios';
import { QUICK_ITERATIONS } from '../quick-plans.ts';
import { rememberedPlans } from '../remembered-plans.ts';

export { daysAgo, eatUntil } from '@weekbord/api/demo/demo-scenarios';

/**
 * Completes the wizard for a person and plans their first week; pass `iterations` if the quality of the plan matters.
 */
export const anOnboardedPerson: typeof demo.anOnboardedPerson = (parts, person, choices) =>
  demo.anOnboardedPerson({ iterations: QUICK_ITERATIONS, workers: rememberedPlans, ...parts }, person, choices);

/** Plans days of an onboarded person. */
export const aPlannedWeek: typeof demo.aPlannedWeek = (parts, person, range) =>
  demo.aPlannedWeek({ iterations: QUICK_ITERATIONS, workers: rememberedPlans, ...parts }, person, range);
