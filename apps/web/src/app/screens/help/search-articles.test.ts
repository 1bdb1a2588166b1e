import { expect, it } from 'vitest';
import { searchArticles } from './search-articles.ts';
import { searchedBooks } from './searched-books.ts';

const books = await searchedBooks();
const first = (typed: string) => searchArticles(typed, books)[0];

it.each([
  ['How do I cancel?', 'cancel'],
  ['opzeggen', 'cancel'],
  ['refund', 'withdraw'],
  ['geld terug', 'withdraw'],
  ['CALORIEEN berekening', 'targets'],
  ['Barcode', 'scan'],
  ['boodschappen delen', 'share-a-list'],
  ['geen mail', 'login'],
  ['allergi', 'allergies'],
  ['herinnering', 'reminders'],
  ['delete account', 'delete-account'],
  ['screen reader', 'accessible'],
])('for "%s", finds %s first', (typed, name) => {
  expect(first(typed)).toBe(name);
});

it('finds nothing for an empty search, or for words that occur in no article', () => {
  expect(searchArticles('  ', books)).toEqual([]);
  expect(searchArticles('zeppelin', books)).toEqual([]);
  expect(searchArticles('allergy zeppelin', books)).toEqual([]);
});
