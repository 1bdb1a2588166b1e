/** So many logged days at least make a mean of a week: weekdays and weekends differ. */
export const FEWEST_LOGGED_DAYS = 4;
/**
 * Part of the plan's energy by which the mean of the logged days may differ. A label may be a fifth off (European Commission,
 * guidance on tolerances for nutrition labelling, 2012), which a week of foods evens out only in part; the planner itself
 * calls a meal within 15 % of its slot a good fit.
 */
const ENERGY_MARGIN = 0.15;
/** Part of the plan's protein below which it is short; more than planned is no reason. */
const LEAST_PROTEIN = 0.8;
/** In binary 1.15 - 1 is a little less than 0.15. */
const NOISE = 1e-9;

/** Whether the energy that was eaten, as a part of the plan's, is off the plan. */
export function isEnergyOff(part: number): boolean {
  return Math.abs(part - 1) >= ENERGY_MARGIN - NOISE;
}

/** Whether the protein that was eaten, as a part of the plan's, is short of it. */
export function isProteinShort(part: number): boolean {
  return part < LEAST_PROTEIN - NOISE;
}
