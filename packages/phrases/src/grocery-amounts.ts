import type { BasketAmount } from '@weekbord/domain/groceries/pack-sizes';
import type { Language } from '@weekbord/domain/languages/languages';
import { groceryAmounts as en } from './en/grocery-amounts.ts';
import { groceryAmounts as nl } from './nl/grocery-amounts.ts';
import { fillPhrase, type Phrasebook } from './phrases.ts';

const BOOKS: Readonly<Record<Language, Phrasebook>> = { en, nl };

/**
 * Returns how much to buy in a person's language, such as "3 tins", "2 × 300 g" or "1 box of 6"; null means an unknown
 * amount.
 */
export function groceryAmountPhrase(amount: BasketAmount | null, language: Language): string {
  const book = BOOKS[language];
  if (amount === null) return fillPhrase(book['unknown']!, language, {});
  const { amount: count, unit } = amount;
  const packs = fillPhrase(book[unit]!, language, { amount: count, count });
  if (!('size' in amount) || amount.size === null) return packs;
  if (amount.size.unit === 'piece') return fillPhrase(book['ofPieces']!, language, { packs, size: amount.size.amount });
  return fillPhrase(book['times']!, language, { count, size: groceryAmountPhrase(amount.size, language) });
}
