import { QUANTITY_STEP } from '@weekbord/domain/recipes/amounts/ingredient-quantity';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';
import { type Amount, foodsOfServings, type MealLine } from './ingredients.store.ts';

const NOT_REPLACED = {
  replaced_serving_id: null,
  replaced_quantity: null,
  replaced_from_id: null,
  replaced_because: null,
};

/**
 * Returns a line of a meal with another amount. When a person swaps the food of a line, the line keeps its state from
 * before the first swap; when they swap back to that food, this state is restored.
 */
export async function changedLine(db: Kysely<Tables>, line: MealLine, amount: Amount): Promise<MealLine> {
  const { replaced_serving_id: replaced } = line;
  const foods = await foodsOfServings(db, [line.servingId, amount.servingId, ...(replaced === null ? [] : [replaced])]);
  const [before, after] = [foods.get(line.servingId), foods.get(amount.servingId)];
  if (before === undefined || before === after) return { ...line, ...amount };
  if (replaced === null) {
    return {
      ...line,
      ...amount,
      swapped_from_id: before,
      swapped_because: [],
      replaced_serving_id: line.servingId,
      replaced_quantity: line.quantity,
      replaced_from_id: line.swapped_from_id,
      replaced_because: line.swapped_because,
    };
  }
  if (foods.get(replaced) !== after) return { ...line, ...amount };
  return {
    ...line,
    ...givenBack(line, amount),
    swapped_from_id: line.replaced_from_id,
    swapped_because: line.replaced_because,
    ...NOT_REPLACED,
  };
}

/** Restores the exact previous amount, because a third of a piece, for example, is sent as 0.35. */
function givenBack(line: MealLine, amount: Amount): Amount {
  const was = line.replaced_quantity ?? amount.quantity;
  const isSame = amount.servingId === line.replaced_serving_id && Math.abs(amount.quantity - was) < QUANTITY_STEP;
  return isSame ? { ...amount, quantity: was } : amount;
}
