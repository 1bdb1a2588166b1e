import type { Price } from '../wire.ts';
import { type Language, type Say, wordsOf } from './words.ts';

/** The language and formats of a page. */
export interface Speaking {
  readonly language: Language;
  readonly say: Say;
  money(amount: number, currency: string): string;
  /** Returns the date of a time in seconds. */
  day(seconds: number): string;
  /** Returns a price with its period and, if given, its VAT. */
  price(price: Price, amount: number): string;
}

/** Chooses Dutch if the session, the URL or, failing those, the browser asks for it. */
export function speakingTo(wishes: readonly (string | null | undefined)[]): Speaking {
  const wish = wishes.find((one) => one !== null && one !== undefined && /^(?:nl|en)\b/i.test(one));
  const language: Language = wish?.slice(0, 2).toLowerCase() === 'nl' ? 'nl' : 'en';
  const say = wordsOf(language);
  const money = (amount: number, currency: string) =>
    new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
      style: 'currency',
      currency: currency.toUpperCase(),
    }).format(amount / 100);
  return {
    language,
    say,
    money,
    day: (seconds) => {
      const date = new Date(seconds * 1000);
      const month = say('months').split(',')[date.getUTCMonth()] ?? '';
      return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
    },
    price: ({ currency, recurring, tax_behavior: tax }, amount) => {
      const period = recurring === null ? '' : ` ${periodOf(say, recurring)}`;
      return `${money(amount, currency)}${period}${tax === 'exclusive' ? '' : ` (${say('withVat')})`}`;
    },
  };
}

function periodOf(say: Say, { interval, interval_count: count }: NonNullable<Price['recurring']>): string {
  if (interval === 'month' && count === 3) return say('per3Month');
  const period = { day: say('perDay'), week: say('perWeek'), month: say('perMonth'), year: say('perYear') }[interval];
  return count === 1 ? period : `${period} × ${count}`;
}
