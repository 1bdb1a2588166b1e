import { expect, it } from 'vitest';
import { pintOfRecipe, withPint } from './pint-of-recipe.ts';
import { readIngredientLine } from './read-ingredient-line.ts';

it.each([
  [568, ['1 pint milk', '200g plain flour', '2 eggs']],
  [568, ['1 pint milk', '2 courgettes']],
  [568, ['1 imperial pint milk', '2 cups flour']],
  [473, ['1 pint heavy cream', '2 cups sugar', '4 egg yolks']],
  [473, ['1 pint milk', '1 stick of butter', '100 g chocolate', '3 cups flour']],
  [473, ['1 US pint milk', '200 g plain flour']],
  [null, ['1 pint milk', '2 eggs']],
  [null, ['1 pint milk', '200 g flour', '1 cup sugar']],
])('a pint is %s ml in a recipe with the lines %j', (pint, lines) => {
  expect(pintOfRecipe(lines)).toBe(pint);
});

it('only a pint gets the size of its recipe', () => {
  const read = (line: string) => withPint(readIngredientLine(line, 'en'), 568);
  expect(read('1 pint milk')).toMatchObject({ quantity: 1, unit: { id: 'pint', size: 568 }, name: 'milk' });
  expect(read('1 imperial pint milk')).toMatchObject({ quantity: 1, unit: { id: 'pint', size: 568 }, name: 'milk' });
  expect(read('1 pint (500 ml) milk')).toMatchObject({ statedMl: 500 });
  expect(read('1 cup milk')).toMatchObject({ unit: { id: 'cup', size: 240 } });
  expect(withPint(readIngredientLine('1 pint milk', 'en'), null)).toMatchObject({ unit: { size: 500 } });
});
