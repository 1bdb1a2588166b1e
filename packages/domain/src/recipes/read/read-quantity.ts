import { parseDecimal } from '../../numbers/parse-decimal.ts';
import { parseFigure } from '../../numbers/parse-figure.ts';
import type { Language } from '../../languages/languages.ts';
import { MAX_QUANTITY_LENGTH, QUANTITY_STEP, roundQuantity } from '../amounts/ingredient-quantity.ts';
import { MAX_FOOD_QUANTITY } from '../amounts/meal-limits.ts';

/** Why typed text is not a valid quantity. */
export type QuantityFault = 'required' | 'not_a_number' | 'not_positive' | 'too_large';

/**
 * Parses a typed number of servings, rounded to a multiple of 0.05, or returns why it is invalid. Only grams and
 * millilitres may have the language's thousands separator: pieces and spoons are never counted in thousands.
 */
export function readQuantity(text: string, language: Language, measure: string): number | QuantityFault {
  const parse = (typed: string) =>
    measure === 'g' || measure === 'ml' ? parseFigure(typed, language) : parseDecimal(typed);
  if (text.trim() === '') return 'required';
  const typed = text.trim().length > MAX_QUANTITY_LENGTH ? null : parse(text);
  if (typed === null) return 'not_a_number';
  const quantity = roundQuantity(typed);
  if (quantity <= 0) return 'not_positive';
  return quantity > MAX_FOOD_QUANTITY ? 'too_large' : quantity;
}

/**
 * Converts a quantity to another serving of the same total weight, as a multiple of 0.05 and never zero; serving sizes
 * are in grams.
 */
export function inOtherServing(quantity: number, fromGrams: number, toGrams: number): number {
  return Math.min(MAX_FOOD_QUANTITY, Math.max(QUANTITY_STEP, roundQuantity((quantity * fromGrams) / toGrams)));
}
