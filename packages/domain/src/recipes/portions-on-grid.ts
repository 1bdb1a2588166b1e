import { QUANTITY_STEP, roundQuantity } from './ingredient-quantity.ts';

/** The most portions for which a recipe is taken to be written. */
const MOST = 12;
/** Half of the last decimal to which a quantity per portion is kept. */
const KNOWN_WITHIN = 0.0005;
const NOISE = 1e-9;

/**
 * The fewest portions, at most 12, of which every quantity lies on the grid of 0.05, so that a recipe that is kept per
 * portion can be changed without any amount moving: a third of an egg is one egg for three. 1 where there are none.
 * Quantities are servings per portion, to three decimals.
 */
export function portionsOnGrid(quantitiesPerPortion: readonly number[]): number {
  for (let portions = 1; portions <= MOST; portions += 1) {
    if (quantitiesPerPortion.every((quantity) => isOnGrid(quantity, portions))) return portions;
  }
  return 1;
}

/** The quantity of so many portions as it would have been typed: on the grid and never 0. */
export function quantityOfPortions(perPortion: number, portions: number): number {
  return Math.max(QUANTITY_STEP, roundQuantity(perPortion * portions));
}

function isOnGrid(perPortion: number, portions: number): boolean {
  const quantity = perPortion * portions;
  const rounded = roundQuantity(quantity);
  return rounded > 0 && Math.abs(rounded - quantity) <= KNOWN_WITHIN * portions + NOISE * Math.max(1, quantity);
}
