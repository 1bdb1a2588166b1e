import { moneyText } from '@weekbord/phrases/money';
import { useLanguage } from '../../../shared/locale/language.ts';

/** Writes an amount, in the smallest unit of its currency, as the language on screen does. */
export function useMoney(): (amount: number, currency: string) => string {
  const language = useLanguage();
  return (amount, currency) => moneyText(amount, currency, language);
}
