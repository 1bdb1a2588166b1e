import type { Language } from '@weekbord/domain/languages/languages';
import { withMinus } from './minus.ts';
import { REGION_OF_LANGUAGE } from './phrases.ts';

/**
 * Formats an amount, in the smallest unit of a currency with two decimals, as usual in a language; whole amounts
 * without decimals.
 */
export function moneyText(amount: number, currency: string, language: Language): string {
  const decimals = amount % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat(REGION_OF_LANGUAGE[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return withMinus(format.format(amount / 100));
}
