export interface FitOfMeal {
  readonly grade: 'GOOD' | 'MORE' | 'LESS';
  /** How many kcal above the slot, below 0 under it. */
  readonly kcalOff: number;
}

/** The share of the slot's energy by which a meal that fits may differ. */
const WARNING_MARGIN = 0.15;

/** How well a meal of so many kcal fits a slot; null where its energy is unknown or the slot asks for none. */
export function fitOfMeal(kcal: number | null, slotKcal: number): FitOfMeal | null {
  if (kcal === null || slotKcal <= 0) return null;
  const kcalOff = kcal - slotKcal;
  if (Math.abs(kcalOff) <= WARNING_MARGIN * slotKcal) return { grade: 'GOOD', kcalOff };
  return { grade: kcalOff > 0 ? 'MORE' : 'LESS', kcalOff };
}
