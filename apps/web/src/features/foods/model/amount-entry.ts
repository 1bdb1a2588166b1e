import { type QuantityFault, readQuantity } from '@weekbord/domain/recipes/read-quantity';
import type { PartialMacros } from '@weekbord/domain/vocabulary';
import type { FoodServing } from './chosen-food.ts';

/** How much of a food somebody is typing. */
export interface AmountEntry {
  readonly text: string;
  readonly serving: FoodServing;
  /** Whether the amount is theirs, not ours: another measure then keeps the weight. */
  readonly isTyped: boolean;
}

/** What so many of a serving hold; unknown stays unknown. */
export function figuresOf(serving: FoodServing, quantity: number): PartialMacros {
  const of = (figure: number | null) => (figure === null ? null : figure * quantity);
  return {
    kcal: of(serving.kcal),
    protein: of(serving.protein),
    carbohydrates: of(serving.carbohydrates),
    fat: of(serving.fat),
    fiber: of(serving.fiber),
  };
}

/** The amount that is typed, or why it is none. */
export function quantityOf(entry: AmountEntry): number | QuantityFault {
  return readQuantity(entry.text);
}
