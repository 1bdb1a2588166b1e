import { toMixedFraction } from '../numbers/fractions.ts';

/** Grams or millilitres from which people weigh in steps of five, and from which halves no longer matter. */
const STEPS_OF_FIVE_FROM = 50;
const WHOLE_FROM = 10;

function toNearest(step: number, quantity: number): number {
  return Math.round(quantity / step) * step;
}

/**
 * The amount that a person would measure for a computed one: whole fives of grams or millilitres from 50, whole ones
 * from 10, halves below; spoons and pieces in thirds, halves or quarters. Never nothing for something.
 */
export function kitchenQuantity(quantity: number, measure: string): number {
  if (!(quantity > 0)) return 0;
  if (measure === 'g' || measure === 'ml') {
    if (quantity >= STEPS_OF_FIVE_FROM) return toNearest(5, quantity);
    return quantity >= WHOLE_FROM ? Math.round(quantity) : Math.max(0.5, toNearest(0.5, quantity));
  }
  return toMixedFraction(quantity) === null ? Math.max(0.25, toNearest(0.25, quantity)) : quantity;
}
