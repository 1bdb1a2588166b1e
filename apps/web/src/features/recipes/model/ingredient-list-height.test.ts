import { expect, it } from 'vitest';
import { ingredientListHeight } from './ingredient-list-height.ts';

it('a list of ingredients is as high as they are, up to its maximum', () => {
  expect([0, 3, 7, 8].map(ingredientListHeight)).toEqual([0, 300, 700, 700]);
});
