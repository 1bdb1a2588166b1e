import type { Ingredient } from '@weekbord/contract/recipes/models';
import { kitchenQuantity } from '@weekbord/domain/recipes/kitchen-quantity';
import { type AmountManner, amountText } from '../../../shared/measures/amount-text.ts';

/** Writes how much of an ingredient goes in, as people measure in a kitchen: '1½ tablespoons', '150 g', '2'. */
export function kitchenAmount(line: Pick<Ingredient, 'quantity' | 'suggested_serving'>, manner: AmountManner): string {
  return amountText(line, manner, { rounded: kitchenQuantity, hasBarePieces: true });
}
