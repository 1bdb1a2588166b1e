import { expect, it } from 'vitest';
import { groceryAmountPhrase } from './grocery-amounts.ts';

it('formats amounts as the language does', () => {
  expect(groceryAmountPhrase({ amount: 1, unit: 'piece' }, 'en')).toBe('1 piece');
  expect(groceryAmountPhrase({ amount: 3, unit: 'piece' }, 'nl')).toBe('3 stuks');
  expect(groceryAmountPhrase({ amount: 1.3, unit: 'kg' }, 'nl')).toBe('1,3 kg');
  expect(groceryAmountPhrase({ amount: 250, unit: 'ml' }, 'en')).toBe('250 ml');
});

it('does not invent an amount', () => {
  expect(groceryAmountPhrase(null, 'en')).toBe('some');
});

it('names packs, and their size if it is known which of several', () => {
  expect(groceryAmountPhrase({ amount: 3, unit: 'TIN', size: null }, 'en')).toBe('3 tins');
  expect(groceryAmountPhrase({ amount: 1, unit: 'TIN', size: null }, 'nl')).toBe('1 blik');
  expect(groceryAmountPhrase({ amount: 2, unit: 'TUB', size: { amount: 1, unit: 'kg' } }, 'en')).toBe('2 × 1 kg');
  expect(groceryAmountPhrase({ amount: 1, unit: 'BOX', size: { amount: 6, unit: 'piece' } }, 'nl')).toBe(
    '1 doos van 6',
  );
  expect(groceryAmountPhrase({ amount: 5, unit: 'slice' }, 'nl')).toBe('5 sneetjes');
});
