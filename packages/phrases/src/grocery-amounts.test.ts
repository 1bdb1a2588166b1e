import { expect, it } from 'vitest';
import { groceryAmountPhrase } from './grocery-amounts.ts';

it('amounts are formatted as usual in the language', () => {
  expect(groceryAmountPhrase({ amount: 1, unit: 'piece' }, 'en')).toBe('1 piece');
  expect(groceryAmountPhrase({ amount: 3, unit: 'piece' }, 'nl')).toBe('3 stuks');
  expect(groceryAmountPhrase({ amount: 1.3, unit: 'kg' }, 'nl')).toBe('1,3 kg');
  expect(groceryAmountPhrase({ amount: 250, unit: 'ml' }, 'en')).toBe('250 ml');
});

it('an unknown amount is shown as "some"', () => {
  expect(groceryAmountPhrase(null, 'en')).toBe('some');
});

it('packs are named, with their size if it is known', () => {
  expect(groceryAmountPhrase({ amount: 3, unit: 'TIN', size: null }, 'en')).toBe('3 tins');
  expect(groceryAmountPhrase({ amount: 1, unit: 'TIN', size: null }, 'nl')).toBe('1 blik');
  expect(groceryAmountPhrase({ amount: 2, unit: 'TUB', size: { amount: 1, unit: 'kg' } }, 'en')).toBe('2 × 1 kg');
  expect(groceryAmountPhrase({ amount: 1, unit: 'BOX', size: { amount: 6, unit: 'piece' } }, 'nl')).toBe(
    '1 doos van 6',
  );
  expect(groceryAmountPhrase({ amount: 5, unit: 'slice' }, 'nl')).toBe('5 sneetjes');
});
