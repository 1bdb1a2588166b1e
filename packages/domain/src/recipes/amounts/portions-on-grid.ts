import { QUANTITY_STEP, roundQuantity } from './ingredient-quantity.ts';

/** Maximum number of portions that a recipe is assumed to be written for. */
const MOST = 12;
/** Half of the last decimal place of a stored quantity per portion. */
const KNOWN_WITHIN = 0.0005;
const NOISE = 1e-9;

/**
 * The fewest portions, at most 12, for which every quantity is a multiple of 0.05; 1 if there is no such number. With
 * it, a recipe stored per portion can be edited without changing other amounts: a third of an egg is one egg for three.
 * Quantities are servings per portion, to three decimal places.
 */
export function portionsOnGrid(quantitiesPerPortion: readonly number[]): number {
  for (let portions = 1; portions <= MOST; portions += 1) {
    if (quantitiesPerPortion.every((quantity) => isOnGrid(quantity, portions))) return portions;
  }
  return 1;
}

/** The quantity for a number of portions, as a person would type it: a multiple of 0.05 and never 0. */
export function quantityOfPortions(perPortion: number, portions: number): number {
  return Math.max(QUANTITY_STEP, roundQuantity(perPortion * portions));
}

function isOnGrid(perPortion: number, portions: number): boolean {
  const quantity = perPortion * portions;
  const rounded = roundQuantity(quantity);
  return rounded > 0 && Math.abs(rounded - quantity) <= KNOWN_WITHIN * portions + NOISE * Math.max(1, quantity);
}
