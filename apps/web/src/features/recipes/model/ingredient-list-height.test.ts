import { expect, it } from 'vitest';
import { ingredientListHeight } from './ingredient-list-height.ts';

it('a list of ingredients is as tall as its content, up to a maximum', () => {
  expect([0, 3, 7, 8].map(ingredientListHeight)).toEqual([0, 300, 700, 700]);
});
