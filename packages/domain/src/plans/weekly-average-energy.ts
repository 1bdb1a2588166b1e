const DAYS_PER_WEEK = 7;

/** Average energy in kcal per day of a week, from each planned day's kcal; a day without a plan counts as 0. */
export function weeklyAverageEnergy(kcalOfDays: readonly number[]): number {
  return kcalOfDays.reduce((sum, kcal) => sum + kcal, 0) / DAYS_PER_WEEK;
}
