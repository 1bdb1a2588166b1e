/** Minimum number of logged days for a weekly mean, because weekdays and weekends differ. */
export const FEWEST_LOGGED_DAYS = 4;
/**
 * Largest deviation of the mean of the logged days, as a share of the plan's energy. A nutrition label may be off by a
 * fifth (European Commission, guidance on tolerances, 2012), and such errors average out only partly over a week. The
 * planner itself considers a meal within 15% of its slot a good fit.
 */
const ENERGY_MARGIN = 0.15;
/** Share of the plan's protein below which it is too low; more than planned is never a reason. */
const LEAST_PROTEIN = 0.8;
/** In floating point, 1.15 - 1 is slightly less than 0.15. */
const NOISE = 1e-9;

/** Whether the energy eaten, given as a share of the plan's, is off plan. */
export function isEnergyOff(part: number): boolean {
  return Math.abs(part - 1) >= ENERGY_MARGIN - NOISE;
}

/** Whether the protein eaten, given as a share of the plan's, is too low. */
export function isProteinShort(part: number): boolean {
  return part < LEAST_PROTEIN - NOISE;
}
