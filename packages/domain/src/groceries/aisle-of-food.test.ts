import { expect, it } from 'vitest';
import { aisleOfFood } from './aisle-of-food.ts';

it.each([
  ['an egg', ['egg'], null, 'DAIRY'],
  ['smoked salmon', ['fish'], null, 'MEAT'],
  ['surimi', ['fish', 'shellfish', 'egg'], null, 'MEAT'],
  ['tofu', ['plant'], 'SOY', 'DELI'],
  ['a vegetarian burger', ['plant', 'egg', 'dairy'], 'SUBSTITUTE', 'DELI'],
  ['fresh ravioli', ['plant', 'dairy', 'egg'], null, 'REFRIGERATED'],
  ['a chilled food about which nothing else is known', null, null, 'REFRIGERATED'],
] as const)('%s is in the aisle where shops keep it', (_, origins, protein_source, aisle) => {
  expect(aisleOfFood({ category: 'REFRIGERATED', origins, protein_source })).toBe(aisle);
});

it('a food with a known shelf is found there, whatever it is made of', () => {
  expect(aisleOfFood({ category: 'FREEZER', origins: ['fish'], protein_source: null })).toBe('FREEZER');
  expect(aisleOfFood({ category: 'PRESERVED', origins: ['plant'], protein_source: 'PULSES' })).toBe('PRESERVED');
});
