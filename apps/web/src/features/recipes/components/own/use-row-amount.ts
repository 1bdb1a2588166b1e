import { amountText } from '../../../../shared/measures/amount-text.ts';
import { useAmountManner } from '../../../../shared/measures/use-amount-text.ts';
import type { IngredientRow } from '../../model/ingredient-rows.ts';

/** Returns a formatter for the amount of a row's food, used wherever the row is shown. */
export function useRowAmount(): (row: IngredientRow) => string {
  const manner = useAmountManner();
  return (row) => row.map((line) => amountText(line, manner, { hasBarePieces: true })).join(' + ');
}
