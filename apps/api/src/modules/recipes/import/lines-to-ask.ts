import type { WeighedLine } from '@weekbord/domain/recipes/read/weigh-lines';
import { MAX_FOOD_QUANTITY } from '@weekbord/domain/recipes/amounts/meal-limits';

/** A line whose food and amount were understood. */
export type KnownLine = WeighedLine & Readonly<{ amount: NonNullable<WeighedLine['amount']> }>;

/** Whether a line was fully understood. */
export function isKnown(line: WeighedLine): line is KnownLine {
  const { state, amount } = line;
  return state === 'matched' && amount !== null && amount.quantity > 0 && amount.quantity <= MAX_FOOD_QUANTITY;
}

/** Returns the number of lines to ask a person about. */
export function linesToAsk(lines: readonly WeighedLine[]): number {
  return lines.filter((line) => !isKnown(line)).length;
}
