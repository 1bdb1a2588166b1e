import { expect, it } from 'vitest';
import { DIETS } from '../diets/diets.ts';
import { INTOLERANCES } from '../foods/allergens.ts';
import { readHalalInList } from './halal-in-list.ts';

it.each([
  [null, ['HALAL'], { diet: 'HALAL', intolerances: ['NO_INTOLERANCE'] }],
  ['OMNIVORE', ['NUTS', 'HALAL'], { diet: 'HALAL', intolerances: ['NUTS'] }],
  ['HALAL', ['HALAL', 'NO_INTOLERANCE', 'HALAL'], { diet: 'HALAL', intolerances: ['NO_INTOLERANCE'] }],
  ['VEGAN', ['HALAL'], null],
  ['PESCATARIAN', ['GLUTEN', 'HALAL'], null],
] as const)('the diet %s with %j is read as the right diet', (diet, listed, read) => {
  expect(readHalalInList(diet, listed)).toEqual(read);
});

it('a list without halal stays unchanged', () => {
  for (const diet of [null, ...DIETS]) {
    expect(readHalalInList(diet, INTOLERANCES)).toEqual({ diet, intolerances: INTOLERANCES });
    expect(readHalalInList(diet, [])).toEqual({ diet, intolerances: [] });
  }
});
