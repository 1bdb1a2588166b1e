import * as demo from '@weekbord/api/demo/demo-scenarios';

export { daysAgo, eatUntil } from '@weekbord/api/demo/demo-scenarios';

/** A week stands after a tenth of the search; how good it is does not matter to most tests. */
const ITERATIONS = 400;

/** Answers the wizard for a person and plans their first week; with `iterations` of its own where its figures matter. */
export const anOnboardedPerson: typeof demo.anOnboardedPerson = (parts, person, choices) =>
  demo.anOnboardedPerson({ iterations: ITERATIONS, ...parts }, person, choices);

/** Plans days of an onboarded person. */
export const aPlannedWeek: typeof demo.aPlannedWeek = (parts, person, range) =>
  demo.aPlannedWeek({ iterations: ITERATIONS, ...parts }, person, range);
