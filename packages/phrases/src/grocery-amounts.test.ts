import { expect, it } from 'vitest';
import { groceryAmountPhrase } from './grocery-amounts.ts';

it('says amounts as the language does', () => {
  expect(groceryAmountPhrase({ amount: 1, unit: 'piece' }, 'en')).toBe('1 piece');
  expect(groceryAmountPhrase({ amount: 3, unit: 'piece' }, 'nl')).toBe('3 stuks');
  expect(groceryAmountPhrase({ amount: 1.3, unit: 'kg' }, 'nl')).toBe('1,3 kg');
  expect(groceryAmountPhrase({ amount: 250, unit: 'ml' }, 'en')).toBe('250 ml');
});

it('does not make up an amount', () => {
  expect(groceryAmountPhrase(null, 'en')).toBe('some');
});
