import { moneyText } from '@weekbord/phrases/money';
import { useLanguage } from '../../../shared/locale/language.ts';

/** Returns a formatter for amounts in the smallest unit of their currency, in the current language. */
export function useMoney(): (amount: number, currency: string) => string {
  const language = useLanguage();
  return (amount, currency) => moneyText(amount, currency, language);
}
