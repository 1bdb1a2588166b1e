import { roundToStep } from '../../numbers/rounding.ts';

/** In servings; the step of the grid for ingredient quantities. */
export const QUANTITY_STEP = 0.05;
/** Maximum number of characters in a quantity field. */
export const MAX_QUANTITY_LENGTH = 10;

/** A quantity in servings, rounded to the nearest 0.05. */
export function roundQuantity(quantity: number): number {
  return roundToStep(quantity, QUANTITY_STEP);
}
