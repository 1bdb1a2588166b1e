import { GROCERY_CATEGORIES } from '@weekbord/domain/foods/grocery-categories';
import { describe, expect, it } from 'vitest';
import { catalogue } from './product-catalogue.test-support.ts';
import { readFoods } from './read-foods.ts';
import { readMeasures } from './read-measures.ts';
import { readPacks } from './read-packs.ts';
import { ONION } from './made-up-foods.test-support.ts';

const word = { en: ['x', 'x'], nl: ['x', 'x'] };
const measures = readMeasures({ g: word, ml: word, piece: word, can: word }, 'measures.yaml');
const food = (id: string, more: object) => ({ ...ONION, id, en: id, nl: id, ...more });
const foods = readFoods(
  [
    {
      name: 'foods/preserved.yaml',
      parsed: [
        food('beans', { servings: { can: 240 } }),
        food('milk', { servings: { ml: 1.03 }, perishable: true }),
        food('egg', { servings: { piece: 50 } }),
        food('boiled-egg', { buy: 'egg 1' }),
      ],
    },
  ],
  measures,
);
const read = (sold: string, id: string) => readPacks({ packs: [{ sold, foods: [id] }] }, 'packs.yaml', foods);

describe('how foods are sold', () => {
  it.each([
    ['tin 1 can', 'beans', { pack: 'TIN', unit: 'g', unitGrams: 1, sizes: [240] }],
    ['tub 500, 1 kg', 'beans', { pack: 'TUB', unit: 'g', unitGrams: 1, sizes: [500, 1000] }],
    ['carton 1.5 l', 'milk', { pack: 'CARTON', unit: 'ml', unitGrams: 1.03, sizes: [1500] }],
    ['box 6 piece, 10 piece', 'egg', { pack: 'BOX', unit: 'piece', unitGrams: 50, sizes: [6, 10] }],
  ])('the pack %s is parsed', (sold, id, expected) => {
    expect(read(sold, id).soldAs.get(id)).toEqual(expected);
  });

  it.each([
    ['crate 500', 'beans', /'CRATE' is none of/],
    ['tin 1 can', 'egg', /egg: is not measured in 'can'/],
    ['tin some', 'beans', /'some' is no size/],
    ['box 10 piece, 6 piece', 'egg', /does not begin with the smallest/],
    ['box 6 piece, 500', 'egg', /mixes measures/],
    ['tin 1 can', 'peas', /no food 'peas'/],
    ['box 6 piece', 'boiled-egg', /boiled-egg is not bought itself/],
  ])('refuses the pack %s for %s', (sold, id, message) => {
    expect(() => read(sold, id)).toThrow(message);
  });

  it('a pack is stated once per food, and perishable food is never assumed to be at home', () => {
    const twice = ['tin 1 can', 'tub 500'].map((sold) => ({ sold, foods: ['beans'] }));
    expect(() => readPacks({ packs: twice }, 'packs.yaml', foods)).toThrow(/beans is sold in two ways/);
    expect(() => readPacks({ at_home: ['milk'] }, 'packs.yaml', foods)).toThrow(/milk does not last/);
    expect(() => readPacks({ at_home: ['egg', 'egg'] }, 'packs.yaml', foods)).toThrow(/egg stands twice/);
    expect([...readPacks({ at_home: ['egg'] }, 'packs.yaml', foods).staples]).toEqual(['egg']);
  });
});

describe('the packs of the catalogue', () => {
  const { foods: all, recipes, inShop } = catalogue;
  /** Categories of loose goods, which are picked one by one, and of food that is bought ready to eat. */
  const LOOSE = ['VEGETABLE', 'FRUIT', 'HERB', 'MEAT', 'REFRIGERATED', 'READY', 'DELI', 'BREAD'];
  const KEEPS = GROCERY_CATEGORIES.filter((category) => !LOOSE.includes(category));

  /** Powders and mixes are named after what is made from them; the catalogue has no food for the dry product. */
  const SOLD_BY_THAT_NAME =
    `cup-soup dashi follow-on-milk gravy infant-formula miso-soup stuffing vegetable-gravy`.split(' ');

  it('are never stated for water, or for food that is made from another food at home', () => {
    const made = [...all.values()].filter(({ id, name }) => id === 'water' || name.en.includes('(made up'));
    const asSuch = made.filter(({ bought }) => bought === null).map(({ id }) => id);
    expect(asSuch.toSorted()).toEqual(SOLD_BY_THAT_NAME);
    expect(made.length).toBeGreaterThan(asSuch.length + 3);
  });

  it('are known for nearly all shelf-stable foods in recipes', () => {
    const lines = recipes.flatMap(({ ingredients }) => ingredients.map((line) => line.food));
    const shelved = lines.filter(({ bought, category }) => bought === null && KEEPS.includes(category));
    const unknown = shelved.filter(({ id }) => !inShop.soldAs.has(id) && !inShop.staples.has(id));
    expect(unknown.length / shelved.length, [...new Set(unknown.map(({ id }) => id))].join(' ')).toBeLessThan(0.01);
    expect(inShop.soldAs.size).toBeGreaterThan(400);
  });

  it('have realistic weights', () => {
    for (const [id, { unitGrams, sizes }] of inShop.soldAs) {
      const grams = sizes.map((size) => size * unitGrams);
      // Coffee, tea and stock are sold as powder but counted as prepared.
      const isMadeUp = all.get(id)!.name.en.match(/brewed|made up|espresso/);
      if (!isMadeUp) expect(Math.max(...grams), id).toBeLessThanOrEqual(1100);
      expect(Math.min(...grams), id).toBeGreaterThanOrEqual(7);
    }
  });

  it('include nothing fresh among the foods assumed to be at home', () => {
    for (const id of inShop.staples) expect(KEEPS, id).toContain(all.get(id)!.category);
  });
});
