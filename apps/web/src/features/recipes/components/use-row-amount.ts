import { amountText } from '../../../shared/measures/amount-text.ts';
import { useAmountManner } from '../../../shared/measures/use-amount-text.ts';
import type { IngredientRow } from '../model/ingredient-rows.ts';

/** Writes how much of a row's food goes in: the same wherever the row stands. */
export function useRowAmount(): (row: IngredientRow) => string {
  const manner = useAmountManner();
  return (row) => row.map((line) => amountText(line, manner, { hasBarePieces: true })).join(' + ');
}
