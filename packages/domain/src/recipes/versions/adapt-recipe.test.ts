import { describe, expect, test } from 'vitest';
import { allergensIn, FOR_ALL } from '../dish-facts/traits.test-support.ts';
import { type FoodOfDish, recipeAdapter, type Swaps } from './adapt-recipe.ts';

type Food = FoodOfDish & { id: string };

function food(id: string, diets: Partial<Food['diets']> = {}, allergens: Partial<Food['allergens']> = {}): Food {
  return { id, diets: { ...FOR_ALL, ...diets }, allergens: allergensIn('free', allergens) };
}

const quark = food('quark', { vegan: 'no' }, { lactose: 'contains' });
const quarkLactoseFree = food('quark-lactose-free', { vegan: 'no' });
const soyQuark = food('soy-quark');
const skyr = food('skyr', { vegan: 'no' }, { lactose: 'contains' });
const muesli = food('muesli', {}, { gluten: 'contains', nuts: 'unknown' });
const oats = food('oats', {}, { gluten: 'contains' });
const oatsGlutenFree = food('oats-gluten-free');
const wrap = food('wrap', {}, { gluten: 'contains' });
const wrapGlutenFree = food('wrap-gluten-free');
const apple = food('apple');
const beef = food('beef', { vegan: 'no', vegetarian: 'no', pescatarian: 'no' });

const swaps: Swaps<Food> = new Map([
  [
    'quark',
    [
      { food: quarkLactoseFree, factor: 1 },
      { food: soyQuark, factor: 1.2 },
    ],
  ],
  [
    'skyr',
    [
      { food: quarkLactoseFree, factor: 1 },
      { food: soyQuark, factor: 1 },
    ],
  ],
  [
    'muesli',
    [
      { food: oats, factor: 1 },
      { food: oatsGlutenFree, factor: 1 },
    ],
  ],
  ['wrap', [{ food: wrapGlutenFree, factor: 0.5 }]],
]);
const dish = {
  lines: [
    { food: apple, grams: 100 },
    { food: quark, grams: 200 },
  ],
};

describe('adapting a recipe to a person', () => {
  test('returns the recipe itself if no food breaks a rule', () => {
    expect(recipeAdapter(swaps, {})(dish)).toBe(dish);
    expect(recipeAdapter(swaps, { diet: 'vegetarian', intolerances: ['nuts', 'gluten'] })(dish)).toBe(dish);
  });

  test('uses the first substitute that satisfies every rule, and says why', () => {
    expect(recipeAdapter(swaps, { intolerances: ['nuts', 'lactose'] })(dish)).toEqual({
      lines: [
        { food: apple, grams: 100 },
        { food: quarkLactoseFree, grams: 200 },
      ],
      changes: [{ line: 1, written: 1, from: quark, because: [{ rule: 'intolerance', allergen: 'lactose' }] }],
      parts: [[0], [1]],
    });
    expect(recipeAdapter(swaps, { diet: 'vegan', intolerances: ['lactose'] })(dish)).toEqual({
      lines: [
        { food: apple, grams: 100 },
        { food: soyQuark, grams: 240 },
      ],
      changes: [
        {
          line: 1,
          written: 1,
          from: quark,
          because: [
            { rule: 'diet', diet: 'vegan' },
            { rule: 'intolerance', allergen: 'lactose' },
          ],
        },
      ],
      parts: [[0], [1]],
    });
  });

  test('keeps the lines that need no change as the same objects', () => {
    expect(recipeAdapter(swaps, { diet: 'vegan' })(dish)?.lines[0]).toBe(dish.lines[0]);
  });

  test('does not use a food to avoid, even if it is the usual substitute', () => {
    const lines = (avoidFoodIds: string[], intolerances: ['lactose'] | []) =>
      recipeAdapter(swaps, { avoidFoodIds, intolerances })(dish)?.lines.map((line) => line.food.id);
    expect(lines(['quark'], [])).toEqual(['apple', 'quark-lactose-free']);
    expect(lines(['quark-lactose-free'], ['lactose'])).toEqual(['apple', 'soy-quark']);
    expect(lines(['apple'], [])).toBeUndefined();
  });

  test('returns null if a line has no substitute that satisfies every rule', () => {
    const vegan = recipeAdapter(swaps, { diet: 'vegan' });
    expect(vegan({ lines: [...dish.lines, { food: beef, grams: 100 }] })).toBeNull();
    const avoiding = recipeAdapter(swaps, { diet: 'vegan', avoidFoodIds: ['soy-quark'] });
    expect(avoiding(dish)).toBeNull();
  });

  test('treats unknown as unsuitable, in the recipe and in a substitute', () => {
    const unsure: Swaps<Food> = new Map([['muesli', [{ food: food('mix', {}, { nuts: 'unknown' }), factor: 1 }]]]);
    const bowl = { lines: [{ food: muesli, grams: 50 }] };
    expect(recipeAdapter(unsure, { intolerances: ['nuts'] })(bowl)).toBeNull();
    expect(recipeAdapter(swaps, { intolerances: ['nuts'] })(bowl)?.lines).toEqual([{ food: oats, grams: 50 }]);
    const doubtful = food('rennet?', { vegetarian: 'unknown' });
    expect(recipeAdapter(swaps, { diet: 'vegetarian' })({ lines: [{ food: doubtful, grams: 1 }] })).toBeNull();
    expect(recipeAdapter(swaps, { diet: 'vegetarian' })({ lines: [] })).toBeNull();
  });
});

describe('lines that become the same food', () => {
  const lactose = recipeAdapter(swaps, { intolerances: ['lactose'] });

  test('are merged at the position of the first', () => {
    const version = lactose({
      lines: [
        { food: skyr, grams: 100 },
        { food: apple, grams: 80 },
        { food: quark, grams: 50 },
      ],
    });
    expect(version?.lines).toEqual([
      { food: quarkLactoseFree, grams: 150 },
      { food: apple, grams: 80 },
    ]);
    expect(version?.parts).toEqual([[0, 2], [1]]);
    expect(version?.changes?.map(({ line, written, from }) => [line, written, from.id])).toEqual([
      [0, 0, 'skyr'],
      [0, 2, 'quark'],
    ]);
  });

  test.each([
    ['before', [quarkLactoseFree, quark]],
    ['after', [quark, quarkLactoseFree]],
  ])('are merged with a line %s them that already has the substitute', (_where, foods) => {
    const lines = foods.map((one, at) => ({ food: one, grams: 10 + at }));
    expect(lactose({ lines })?.lines).toEqual([{ food: quarkLactoseFree, grams: 21 }]);
  });

  test('are not merged if both lines already had that food', () => {
    const twice = { food: apple, grams: 10 };
    expect(lactose({ lines: [twice, { food: quark, grams: 1 }, twice] })?.lines).toHaveLength(3);
  });
});

describe("a recipe's own swaps", () => {
  const gluten = recipeAdapter(swaps, { intolerances: ['gluten'] });
  const rolled = { lines: [{ food: wrap, grams: 60 }] };

  test('take precedence over the table', () => {
    const own: Swaps<Food> = new Map([['wrap', [{ food: oatsGlutenFree, factor: 2 }]]]);
    expect(gluten({ ...rolled, swaps: own })?.lines).toEqual([{ food: oatsGlutenFree, grams: 120 }]);
    expect(gluten(rolled)?.lines).toEqual([{ food: wrapGlutenFree, grams: 30 }]);
  });

  test('forbid a swap with `never`, for all foods or for one', () => {
    const both = { lines: [...rolled.lines, { food: oats, grams: 5 }] };
    expect(gluten({ ...rolled, swaps: 'never' })).toBeNull();
    expect(gluten({ ...rolled, swaps: new Map([['wrap', []]]) })).toBeNull();
    expect(gluten({ lines: [{ food: muesli, grams: 5 }], swaps: new Map([['wrap', []]]) })).not.toBeNull();
    expect(gluten(both)).toBeNull();
    const fine = { lines: [{ food: apple, grams: 1 }], swaps: 'never' as const };
    expect(gluten(fine)).toBe(fine);
  });
});
