import { describe, expect, test } from 'vitest';
import { MEASURES } from './made-up-foods.test-support.ts';
import { readFoods } from './read-foods.ts';
import { readRecipes } from './read-recipes.ts';
import { readSwaps } from './read-swaps.ts';

const figures = { per100: [50, 5, 1, 0, 5, 5, 0, 0], role: 'other' };
const food = (id: string, origin: string, contains: string[], more: object = {}) => ({
  ...figures,
  id,
  en: id,
  nl: id,
  origin: [origin],
  contains,
  ...more,
});
const foods = readFoods(
  [
    {
      name: 'foods/dairy.yaml',
      parsed: [
        food('milk', 'dairy', ['milk']),
        food('milk-lactose-free', 'dairy', ['milk'], { lactose: 'free' }),
        food('soy-drink', 'plant', ['soy']),
        food('rice-drink', 'plant', []),
        food('goat-milk', 'dairy', ['milk']),
        food('wrap', 'plant', ['gluten'], { servings: { piece: 60 } }),
        food('wrap-gluten-free', 'plant', [], { servings: { piece: 45 } }),
        food('tomato', 'plant', [], { dislikes: ['TOMATO'] }),
      ],
    },
  ],
  MEASURES,
);
const read = (...entries: unknown[]) => readSwaps(entries, 'swaps.yaml', foods);
const seen = (table: ReturnType<typeof read>) =>
  [...table].map(([from, to]) => [from, to.map((substitute) => [substitute.food.id, substitute.factor])]);

describe('the swap table', () => {
  test('is read for one food or several, in order, with amounts', () => {
    const table = read(
      { from: ['milk', 'goat-milk'], to: ['milk-lactose-free', 'soy-drink 1.5'] },
      { from: 'wrap', to: ['wrap-gluten-free per piece'] },
    );
    const milks = [
      ['milk-lactose-free', 1],
      ['soy-drink', 1.5],
    ];
    expect(seen(table)).toEqual([
      ['milk', milks],
      ['goat-milk', milks],
      ['wrap', [['wrap-gluten-free', 0.75]]],
    ]);
  });

  test.each([
    ['a food that does not exist', { from: 'camel-milk', to: ['soy-drink'] }, /camel-milk: is no food/],
    ['a substitute that does not exist', { from: 'milk', to: ['oat-drink'] }, /no food 'oat-drink'/],
    ['a line that cannot be read', { from: 'milk', to: ['soy-drink x 2'] }, /soy-drink x 2/],
    ['an unknown field', { from: 'milk', to: ['soy-drink'], for: 'lactose' }, /unknown field 'for'/],
    ['no substitute', { from: 'milk', to: [] }, /no substitute/],
    ['a duplicate substitute', { from: 'milk', to: ['soy-drink', 'soy-drink 2'] }, /twice/],
    ['the food itself', { from: 'milk', to: ['milk'] }, /suits no more people/],
    ['a useless substitute', { from: 'milk', to: ['goat-milk'] }, /goat-milk suits no more people than milk/],
    ['a substitute that is less strict', { from: 'rice-drink', to: ['soy-drink'] }, /suits no more people/],
    ['no amount', { from: 'milk', to: ['soy-drink 0'] }, /0 times as much/],
    ['an implausible amount', { from: 'milk', to: ['soy-drink 10'] }, /10 times as much/],
    [
      'a measure that one of the foods lacks',
      { from: 'wrap', to: ['rice-drink per piece'] },
      /no measure 'piece' for rice-drink/,
    ],
  ])('refuses %s', (_what, entry, fault) => {
    expect(() => read(entry)).toThrow(fault);
  });

  test('refuses a food that is listed twice', () => {
    expect(() => read({ from: 'milk', to: ['soy-drink'] }, { from: 'milk', to: ['rice-drink'] })).toThrow(/twice/);
  });

  test('refuses foods that replace each other in a circle, but not a chain', () => {
    const chain = [
      { from: 'milk', to: ['milk-lactose-free', 'soy-drink'] },
      { from: 'milk-lactose-free', to: ['soy-drink'] },
      { from: 'soy-drink', to: ['rice-drink'] },
    ];
    expect(seen(read(...chain))).toHaveLength(3);
    // Each substitute is useful: one contains no soy, the other no milk.
    expect(() => read({ from: 'soy-drink', to: ['milk'] }, { from: 'milk', to: ['soy-drink'] })).toThrow(/circle: /);
  });

  test('accepts a substitute for a food that people may dislike', () => {
    expect(seen(read({ from: 'tomato', to: ['rice-drink'] }))).toEqual([['tomato', [['rice-drink', 1]]]]);
  });
});

describe("a recipe's own swaps", () => {
  const recipe = {
    id: 'a',
    en: 'A',
    nl: 'A',
    meals: ['LUNCH'],
    minutes: [1, 1],
    portions: 1,
    scene: 'SIDES',
    ingredients: ['1 piece wrap', '100 g milk'],
    steps: [{ en: 'Eat.', nl: 'Eet.' }],
  };
  const swapsOf = (swaps: unknown) => readRecipes('f', [{ ...recipe, swaps }], foods)[0]?.swaps;

  test("can be absent, `never`, or a list of the recipe's own substitutes", () => {
    expect(readRecipes('f', [recipe], foods)[0]?.swaps).toBeNull();
    expect(swapsOf('never')).toBe('never');
    const own = swapsOf({ wrap: 'never', milk: ['soy-drink 2', 'rice-drink'] });
    expect(own === 'never' || !own ? [] : seen(own)).toEqual([
      ['wrap', []],
      [
        'milk',
        [
          ['soy-drink', 2],
          ['rice-drink', 1],
        ],
      ],
    ]);
    const one = swapsOf({ milk: 'soy-drink' });
    expect(one === 'never' || !one ? [] : seen(one)).toEqual([['milk', [['soy-drink', 1]]]]);
  });

  test.each([
    ['an unknown word', 'always', /not a map/],
    ['a food that is not in its list', { tomato: 'never' }, /unknown field 'tomato'/],
    ['a substitute that does not exist', { milk: 'oat-drink' }, /no food 'oat-drink'/],
    ['a useless substitute', { milk: 'goat-milk' }, /suits no more people/],
    ['nothing at all', {}, /says nothing/],
  ])('refuses %s', (_what, swaps, fault) => {
    expect(() => swapsOf(swaps)).toThrow(fault);
  });
});
