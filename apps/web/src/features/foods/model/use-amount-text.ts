import { useFormat } from '../../../shared/locale/format.ts';
import { amountText } from '../../../shared/measures/amount-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { FoodServing } from './chosen-food.ts';

/** Decimals that an amount on the grid of 0.05 needs. */
const AMOUNT_DECIMALS = 2;

/** Writes an amount of a food exactly as the person chose it: '1½ tablespoons', '150 g'. */
export function useAmountText(): (quantity: number, serving: FoodServing) => string {
  const say = usePhrases('foods');
  const { number } = useFormat();
  const isImperial = useCurrentUser().intake?.uses_imperial_measurements_for_recipes === true;
  const manner = { number, isImperial, ounces: say('ounces'), fluidOunces: say('fluidOunces') };
  return (quantity, serving) =>
    amountText({ quantity, suggested_serving: serving }, manner, { decimals: AMOUNT_DECIMALS });
}
