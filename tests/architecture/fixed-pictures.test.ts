import { loadCatalogue } from '@weekbord/catalogue/load';
import { dishOfLook } from '@weekbord/dishes/dish-of-food';
import { expect, it } from 'vitest';
import { FIXED_PICTURES } from '../../apps/web/src/shared/dish-picture/fixed-picture-names.ts';

const recipes = new Set(loadCatalogue().recipes.map(({ id }) => id));

it('the screen pictures that are the same for everyone show existing foods and recipes', () => {
  const unknown = Object.values(FIXED_PICTURES).filter((shown) => {
    const name = shown.slice(shown.indexOf('.') + 1);
    return shown.startsWith('food.') ? dishOfLook(name) === null : !recipes.has(name);
  });
  expect(unknown).toEqual([]);
});
