import { roundQuantity } from './ingredient-quantity.ts';

/** More portions than this nobody would recognise as what they once wrote. */
const MOST = 12;
const NEAR = 1e-6;

/**
 * The fewest portions, at most 12, of which every quantity lies on the grid of 0.05, so that a recipe that is kept per
 * portion can be changed without any amount moving: a third of an egg is one egg for three. 1 where there are none.
 */
export function portionsOnGrid(quantitiesPerPortion: readonly number[]): number {
  for (let portions = 1; portions <= MOST; portions += 1) {
    if (quantitiesPerPortion.every((quantity) => isOnGrid(quantity * portions))) return portions;
  }
  return 1;
}

function isOnGrid(quantity: number): boolean {
  const rounded = roundQuantity(quantity);
  return rounded > 0 && Math.abs(rounded - quantity) < NEAR;
}
