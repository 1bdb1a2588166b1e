import type { Fault } from '../validation/fault.ts';

/** Energy in kcal and macros in grams per 100 g, as copied from a label; null if unknown. */
export type LabelFigures = Readonly<{
  kcal: number;
  protein: number;
  fat: number;
  carbohydrates: number;
  fiber: number | null;
}>;

/** Pure fat has 900 kcal (Regulation (EU) 1169/2011, Annex XIV). */
export const MOST_KCAL = 900;
/** Maximum total grams of macros per 100 g; slightly more than 100, because labels round. */
export const MOST_GRAMS = 105;

const KCAL = { protein: 4, fat: 9, carbohydrates: 4, fiber: 2, alcohol: 7 };
/** Polyols, with 2.4 kcal per gram, count as carbohydrates on a label. */
const LEAST_KCAL_OF_CARBOHYDRATES = 2.4;
/** How far the stated energy may deviate from that of the macros, as a share: labels may be off by a fifth. */
const SHARE_OFF = 0.2;
/** How far the stated energy may deviate from that of the macros, in kcal, if all amounts are small. */
const KCAL_OFF = 20;
/** Maximum grams of alcohol per 100 g, as in spirits. Alcohol is not among the macros. */
const MOST_ALCOHOL = 40;
/** Maximum grams of protein per 100 g of a drink that may contain alcohol. */
const PROTEIN_OF_DRINKS = 4;

export type FigureFault = Fault<'macros_over_whole' | 'kcal_not_of_macros' | 'too_large' | 'too_small'>;

/** Rejects values that no food has: too much for 100 g, or energy that the macros cannot account for. */
export function validateFoodFigures(figures: LabelFigures): FigureFault | null {
  const { kcal, protein, fat, carbohydrates } = figures;
  const fiber = figures.fiber ?? 0;
  if (Math.min(kcal, protein, fat, carbohydrates, fiber) < 0) return { code: 'too_small', limit: 0 };
  if (kcal > MOST_KCAL) return { code: 'too_large', limit: MOST_KCAL };
  if (protein + fat + carbohydrates + fiber > MOST_GRAMS) return { code: 'macros_over_whole' };
  const certain = protein * KCAL.protein + fat * KCAL.fat;
  const least = (1 - SHARE_OFF) * (certain + carbohydrates * LEAST_KCAL_OF_CARBOHYDRATES) - KCAL_OFF;
  const most = (1 + SHARE_OFF) * (certain + carbohydrates * KCAL.carbohydrates + fiber * KCAL.fiber) + KCAL_OFF;
  const ofAlcohol = protein < PROTEIN_OF_DRINKS ? MOST_ALCOHOL * KCAL.alcohol : 0;
  return kcal < least || kcal > most + ofAlcohol ? { code: 'kcal_not_of_macros' } : null;
}
