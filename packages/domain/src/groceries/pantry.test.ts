import { expect, test } from 'vitest';
import { isBoughtForTheWeek } from './pantry.ts';

test('spices and oil are taken from the cupboard; vegetables and perishable foods are bought', () => {
  expect(isBoughtForTheWeek('SPICE', false)).toBe(false);
  expect(isBoughtForTheWeek('OIL', false)).toBe(false);
  expect(isBoughtForTheWeek('VEGETABLE', false)).toBe(true);
  expect(isBoughtForTheWeek('SAUCE', true)).toBe(true);
});
