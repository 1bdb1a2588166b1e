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
  [473, ['1 pint heavy cream', '8 ounces (227g) cream cheese', '1 pound (450 g) strawberries', '1 tsp (5ml) vanilla']],
  [473, ['1 pint heavy cream', '8 oz/227 g cream cheese', '1 lb/450 g strawberries']],
  [568, ['1 pint milk', '200g/7oz flour', '2 eggs']],
  [null, ['1 pint milk', '2 eggs']],
  [null, ['1 pint milk', '200 g flour', '1 cup sugar']],
])('a pint is %s ml in a recipe with the lines %j', (pint, lines) => {
  expect(pintOfRecipe(lines)).toBe(pint);
});

it('only a pint gets the size of its recipe', () => {
  const read = (line: string) => withPint(readIngredientLine(line, 'en'), line, 568);
  expect(read('1 pint milk')).toMatchObject({ quantity: 1, unit: { id: 'pint', size: 568 }, name: 'milk' });
  expect(read('1 imperial pint milk')).toMatchObject({ quantity: 1, unit: { id: 'pint', size: 568 }, name: 'milk' });
  expect(read('1 pint (500 ml) milk')).toMatchObject({ statedMl: 500 });
  expect(read('1 cup milk')).toMatchObject({ unit: { id: 'cup', size: 240 } });
  expect(withPint(readIngredientLine('1 pint milk', 'en'), '1 pint milk', null)).toMatchObject({ unit: { size: 500 } });
});

it.each(['1 pint 4 fl oz stock', '1 pint and 4 fl oz stock', '1 quart 1 pint stock'])(
  'the amount of %j is the same with and without a known pint',
  (text) => {
    const line = readIngredientLine(text, 'en');
    expect(withPint(line, text, 568)).toEqual(line);
  },
);
