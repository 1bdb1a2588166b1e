import { expect, it } from 'vitest';
import { rowOfFood } from './row-of-food.ts';

const CHICKEN = { foods: { en: ['chicken'], nl: ['kip'] } };
const STOCK = { foods: { en: ['chicken stock'], nl: ['kippenbouillon'] } };
const HONEY = {
  foods: { en: ['honey'], nl: ['honing'] },
  otherFoods: { en: ['honey mustard'], nl: ['honing-mosterd'] },
};

it.each([
  ['Chicken breast (raw)', 'en', CHICKEN],
  ['chicken stock cube', 'en', STOCK],
  ['kippenbouillon', 'nl', STOCK],
  ['honey', 'en', HONEY],
  ['honey mustard dressing', 'en', null],
  ['smoked chicken', 'en', null],
  ['kip', 'en', null],
] as const)('%s (%s) has the row with the longest beginning of its name', (name, language, row) => {
  expect(rowOfFood([CHICKEN, STOCK, HONEY], name, language)).toBe(row);
});
