import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { Plan } from '../api/checkout.ts';
import { useMoney } from './use-money.ts';

/** Returns a formatter for a plan's price per period, such as `€49 a month`. */
export function usePriceText(): (plan: Plan) => string {
  const say = usePhrases('checkout');
  const money = useMoney();
  return ({ amount, currency, interval }) => say(`per_${interval}`, { price: money(amount, currency) });
}
