/** Energy in kcal and protein in grams; null is unknown. */
type Figures = Readonly<{ kcal: number | null; protein: number | null }>;

export interface FitOfMeal {
  readonly grade: 'GREAT' | 'GOOD' | 'MORE' | 'LESS';
  /** How many kcal above the slot, below 0 under it. */
  readonly kcalOff: number;
}

/** Shares of the slot's energy by which a meal may differ. */
const [GREAT_WITHIN, GOOD_WITHIN] = [0.08, 0.15];
/** The share of the slot's protein that a meal has at least where it fits very well. */
const PROTEIN_OF_GREAT = 0.85;

/** How well a meal fits a slot; null where its energy is unknown or the slot asks for none. */
export function fitOfMeal(meal: Figures, slot: Readonly<{ kcal: number; protein: number }>): FitOfMeal | null {
  if (meal.kcal === null || slot.kcal <= 0) return null;
  const kcalOff = meal.kcal - slot.kcal;
  const share = Math.abs(kcalOff) / slot.kcal;
  if (share > GOOD_WITHIN) return { grade: kcalOff > 0 ? 'MORE' : 'LESS', kcalOff };
  const isGreat = share <= GREAT_WITHIN && (meal.protein ?? 0) >= PROTEIN_OF_GREAT * slot.protein;
  return { grade: isGreat ? 'GREAT' : 'GOOD', kcalOff };
}
