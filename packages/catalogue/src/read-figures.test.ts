import { describe, expect, test } from 'vitest';
import { catalogue } from './product-catalogue.test-support.ts';
import { ONION } from './made-up-foods.test-support.ts';
import { readFigures } from './read-figures.ts';
import { readFoods } from './read-foods.ts';

describe('the source of nutrients', () => {
  test.each([['USDA 12'], ['Ciqual'], ['NEVO 12'], ['Wikipedia'], [170_000], [null]])('%s is refused', (source) => {
    expect(() => readFigures({ onion: source }, 'figures.yaml')).toThrow('figures.yaml, onion');
  });

  test('is listed only for existing foods', () => {
    expect(() => readFigures(['onion'], 'figures.yaml')).toThrow('is not a map');
    expect(() => readFoods([], new Map(), new Map([['onion', 'USDA 170000']]))).toThrow("no food 'onion'");
  });

  test('is inherited by a food that takes its nutrients from another; otherwise it is an estimate', () => {
    const sweet = { id: 'sweet-onion', like: 'onion', en: 'sweet onion', nl: 'zoete ui' };
    const fried = { ...sweet, id: 'fried-onion', en: 'fried onion', nl: 'gebakken ui', per100: ONION.per100 };
    const file = { name: 'foods/vegetable.yaml', parsed: [ONION, sweet, fried] };
    const foods = readFoods([file], new Map(), new Map([['onion', 'USDA 170000']]));
    expect([...foods.values()].map(({ figuresFrom }) => figuresFrom)).toEqual([
      'USDA 170000',
      'USDA 170000',
      'estimate',
    ]);
  });
});

describe('the sources of nutrients in the catalogue', () => {
  const { foods, recipes } = catalogue;

  test('exist for every food, and are rarely estimates for the foods in recipes', () => {
    for (const { id, figuresFrom } of foods.values())
      expect(figuresFrom, id).toMatch(/^(USDA \d{6}|Ciqual \d{4,5}|label|estimate)$/);
    const lines = recipes.flatMap(({ ingredients }) => ingredients);
    const estimated = lines.filter(({ food }) => food.figuresFrom === 'estimate');
    expect(estimated.length / lines.length).toBeLessThan(0.3);
  });

  test('are shared only by foods with similar energy', () => {
    const tables = [...foods.values()].filter(({ figuresFrom }) => /\d/.test(figuresFrom));
    for (const [source, alike] of Map.groupBy(tables, ({ figuresFrom }) => figuresFrom)) {
      const kcal = alike.map(({ per100 }) => per100.kcal ?? NaN);
      expect(Math.max(...kcal) - Math.min(...kcal), source).toBeLessThanOrEqual(Math.max(8, 0.15 * Math.max(...kcal)));
    }
  });
});
