import type { Ingredient } from '@weekbord/contract/recipes/models';
import { useFormat } from '../locale/format.ts';
import { usePhrases } from '../phrases/use-phrases.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { type AmountManner, amountText } from './amount-text.ts';

/** The decimals needed for a multiple of 0.05. */
const DECIMALS = 2;

/** How amounts are formatted for the user. */
export function useAmountManner(): AmountManner {
  const say = usePhrases('shared');
  const { number } = useFormat();
  const isImperial = useCurrentUser().intake?.uses_imperial_measurements_for_recipes === true;
  return { number, isImperial, ounces: say('ounces'), fluidOunces: say('fluidOunces') };
}

/** Returns a formatter for an amount of a food exactly as the person chose it: '1½ tablespoons', '150 g'. */
export function useAmountText(): (line: Pick<Ingredient, 'quantity' | 'suggested_serving'>) => string {
  const manner = useAmountManner();
  return (line) => amountText(line, manner, { decimals: DECIMALS });
}
