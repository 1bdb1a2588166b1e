/** kcal per day above which a day counts as large. */
const LARGE_DAY_KCAL = 2800;
const LARGE_DAY_DIVISOR = 2600;

/** Factor by which protein (and measured fat) grows on a large day of this many kcal; 1 on others. */
export function largeDayScale(kcal: number): number {
  return kcal > LARGE_DAY_KCAL ? kcal / LARGE_DAY_DIVISOR : 1;
}
