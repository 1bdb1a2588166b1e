/** kcal per day above which a day counts as large. */
export const LARGE_DAY_KCAL = 2800;
const LARGE_DAY_DIVISOR = 2600;

/** The factor of protein (and measured fat) on a large day of this many kcal; 1 on other days. */
export function largeDayScale(kcal: number): number {
  return kcal > LARGE_DAY_KCAL ? kcal / LARGE_DAY_DIVISOR : 1;
}
