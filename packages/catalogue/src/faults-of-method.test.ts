import { LANGUAGES } from '@weekbord/domain/languages/languages';
import { describe, expect, test } from 'vitest';
import { faultsOfMethod } from './faults-of-method.ts';
import type { CatalogueRecipe } from './format.ts';
import { catalogue } from './product-catalogue.test-support.ts';
import { readRecipes } from './read-recipes.ts';

const DISH = {
  id: 'dish',
  en: 'Fried eggs',
  nl: 'Gebakken eieren',
  meals: ['LUNCH'],
  minutes: [5, 10],
  portions: 1,
  scene: 'SIDES',
  ingredients: ['2 piece egg', '1 tsp butter'],
  steps: [{ en: 'Fry the eggs in the butter for 3 minutes.', nl: 'Bak de eieren 3 minuten in de boter.' }],
};
const made = (changes: Readonly<Record<string, unknown>>): CatalogueRecipe =>
  readRecipes('dish.yaml', [{ ...DISH, ...changes }], catalogue.foods)[0]!;
const step = (en: string, nl = en) => ({ steps: [{ en, nl }] });

describe('the method and amounts of a recipe', () => {
  test.each([
    [
      'too much or too little raising agent for its flour',
      {
        ingredients: ['2 piece egg', '40 g oats', '1 tsp baking-powder-any-brand'],
        ...step('Mix everything and fry for 3 minutes.', 'Meng alles en bak 3 minuten.'),
      },
    ],
    ['water that is named and not listed', step('Poach the eggs in the water and the butter for 3 minutes.')],
    ['water that is listed and not named', { ingredients: [...DISH.ingredients, '100 ml water'] }],
    ['an oven that is not heated first', step('Put the eggs and butter in the oven for 3 minutes.')],
    ['an oven that is not heated first', step('Bake the eggs and butter for 3 minutes at 200 °C.')],
    [
      'an oven of an impossible temperature',
      step('Heat the oven to 400 °C. Bake the eggs in the butter for 3 minutes.'),
    ],
    [
      'different temperatures in English and Dutch',
      step(
        'Heat the oven to 200 °C. Bake the eggs in the butter for 3 minutes.',
        'Verwarm de oven voor op 180 °C. Bak de eieren 3 minuten in de boter.',
      ),
    ],
    ['a step longer than the whole dish', step('Fry the eggs in the butter for 30 minutes.')],
    ['steps that take longer than the dish', step('Fry the eggs for 12 minutes. Warm the butter for 14 minutes.')],
    ['a cooking time without anything to cook', { minutes: [5, 20], ...step('Mix the eggs and the butter.') }],
    ['a protein source that is hardly in it', { source: 'PULSES' }],
    ['an ingredient that no step uses', { ingredients: [...DISH.ingredients, '50 g raisins'] }],
    ['a step with a food that is not listed', step('Fry the eggs and the garlic in the butter for 3 minutes.')],
    ['too much of one food in a portion', { ingredients: ['4 piece egg', '1 tsp butter'] }],
    ['more salt than a meal may have', { ingredients: [...DISH.ingredients, '1 tsp salt'] }],
  ] as const)('reports: %s', (fault, changes) => {
    expect(faultsOfMethod(made(changes))).toContain(fault);
    expect(faultsOfMethod(made({}))).toEqual([]);
  });

  test.each(catalogue.recipes.map((recipe) => [recipe.id, recipe] as const))('are correct in %s', (_id, recipe) => {
    expect(faultsOfMethod(recipe)).toEqual([]);
  });
});

/** Plant products that steps must name in full, each with the word that on its own would mean dairy. */
const CALLED_BY_THEIR_NAME = [
  [/^soy-quark/, /^quark|^skyr/, { en: /(?<!soy )\bquark\b/i, nl: /(?<!\p{L})kwark/iu }],
  [
    /^(?:soy|coconut)-yoghurt/,
    /^(?:yoghurt|greek)/,
    { en: /(?<!soy |coconut )\byoghurt\b/i, nl: /(?<!\p{L})yoghurt/iu },
  ],
] as const;

describe.each(LANGUAGES)('steps (%s)', (language) => {
  test.each(CALLED_BY_THEIR_NAME)('call %s by its name if there is no %s', (product, dairy, says) => {
    const dishes = catalogue.recipes.filter(
      ({ ingredients }) =>
        ingredients.some(({ food }) => product.test(food.id)) && !ingredients.some(({ food }) => dairy.test(food.id)),
    );
    expect(dishes.length).toBeGreaterThan(5);
    const wrong = dishes.filter(({ steps }) => steps.some((one) => says[language].test(one[language])));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

/** The grams in one piece as sold in shops, without inedible parts. */
const PIECES: readonly (readonly [food: string, measure: string, least: number, most: number])[] = [
  ['egg', 'piece', 45, 60],
  ['apple', 'piece', 110, 190],
  ['pear', 'piece', 120, 190],
  ['banana', 'piece', 90, 130],
  ['orange', 'piece', 110, 190],
  ['kiwi', 'piece', 60, 90],
  ['avocado', 'piece', 120, 210],
  ['lemon', 'piece', 60, 110],
  ['onion', 'piece', 80, 130],
  ['garlic', 'clove', 2, 5],
  ['carrot', 'piece', 60, 110],
  ['tomato', 'piece', 70, 130],
  ['cherry-tomatoes', 'piece', 8, 18],
  ['cucumber', 'piece', 280, 420],
  ['courgette', 'piece', 220, 320],
  ['aubergine', 'piece', 230, 330],
  ['red-pepper', 'piece', 120, 180],
  ['leek', 'piece', 100, 200],
  ['broccoli', 'piece', 300, 500],
  ['cauliflower', 'piece', 500, 900],
  ['potato', 'piece', 70, 130],
  ['potato', 'large', 220, 330],
  ['sweet-potato', 'piece', 180, 320],
  ['mushrooms', 'piece', 12, 25],
  ['wholewheat-bread', 'slice', 30, 42],
  ['rye-bread', 'slice', 35, 60],
  ['rice-cakes', 'piece', 6, 11],
  ['chicken-breast', 'piece', 120, 190],
  ['salmon', 'fillet', 100, 160],
  ['cod', 'fillet', 110, 170],
  ['cheese-gouda-young', 'slice', 15, 32],
  ['cheese-gouda-young', 'cube', 6, 12],
  ['ham', 'slice', 10, 25],
  ['burger-bun', 'piece', 50, 80],
  ['wheat-wrap', 'piece', 40, 70],
];

test.each(PIECES)('one %s (%s) weighs %i to %i g', (id, measure, least, most) => {
  const grams = catalogue.foods.get(id)?.servings.get(measure);
  expect(grams).toBeGreaterThanOrEqual(least);
  expect(grams).toBeLessThanOrEqual(most);
});
