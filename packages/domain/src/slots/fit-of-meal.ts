export interface FitOfMeal {
  readonly grade: 'GOOD' | 'MORE' | 'LESS';
  /** kcal above the slot, negative if below. */
  readonly kcalOff: number;
}

/** How far a meal may deviate from the slot's energy and still fit, as a share of the slot's energy. */
const WARNING_MARGIN = 0.15;

/** How well a meal with this many kcal fits a slot; null if its energy is unknown or the slot has none. */
export function fitOfMeal(kcal: number | null, slotKcal: number): FitOfMeal | null {
  if (kcal === null || slotKcal <= 0) return null;
  const kcalOff = kcal - slotKcal;
  if (Math.abs(kcalOff) <= WARNING_MARGIN * slotKcal) return { grade: 'GOOD', kcalOff };
  return { grade: kcalOff > 0 ? 'MORE' : 'LESS', kcalOff };
}
