import type { ShoppingAmount } from '@weekbord/domain/groceries/shopping-amount';
import type { Language } from '@weekbord/domain/vocabulary';
import { groceryAmounts as en } from './en/grocery-amounts.ts';
import { groceryAmounts as nl } from './nl/grocery-amounts.ts';
import { fillPhrase, type Phrasebook } from './phrases.ts';

const BOOKS: Readonly<Record<Language, Phrasebook>> = { en, nl };

/** Says in a person's language how much to buy; null is an unknown amount. */
export function groceryAmountPhrase(amount: ShoppingAmount | null, language: Language): string {
  const phrase = BOOKS[language][amount?.unit ?? 'unknown']!;
  return fillPhrase(phrase, language, amount === null ? {} : { amount: amount.amount, count: amount.amount });
}
