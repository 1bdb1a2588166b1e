import type { PackAmount } from '@weekbord/domain/groceries/sold-as';
import type { ShoppingAmount } from '@weekbord/domain/groceries/shopping-amount';
import type { Language } from '@weekbord/domain/vocabulary';
import { groceryAmounts as en } from './en/grocery-amounts.ts';
import { groceryAmounts as nl } from './nl/grocery-amounts.ts';
import { fillPhrase, type Phrasebook } from './phrases.ts';

const BOOKS: Readonly<Record<Language, Phrasebook>> = { en, nl };

/** Says in a person's language how much to buy, as "3 tins" or "2 packs of 300 g"; null is an unknown amount. */
export function groceryAmountPhrase(amount: ShoppingAmount | PackAmount | null, language: Language): string {
  const book = BOOKS[language];
  if (amount === null) return fillPhrase(book['unknown']!, language, {});
  const text = fillPhrase(book[amount.unit]!, language, { amount: amount.amount, count: amount.amount });
  if (!('size' in amount) || amount.size === null) return text;
  // Nobody says "a box of 6 pieces".
  const size = amount.size.unit === 'piece' ? `${amount.size.amount}` : groceryAmountPhrase(amount.size, language);
  return fillPhrase(book['ofSize']!, language, { packs: text, size });
}
