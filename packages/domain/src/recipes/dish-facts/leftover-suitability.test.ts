import { describe, expect, it } from 'vitest';
import { type FoodOfKeptDish, keepsAsLeftover } from './leftover-suitability.ts';
import { DISH_FORMS } from './nature-of-dish.ts';

const food = (about: Partial<FoodOfKeptDish>): FoodOfKeptDish => ({
  grams: 100,
  role: 'other',
  category: 'OTHER',
  perishable: false,
  origins: ['plant'],
  kcal: 100,
  measures: { g: 1 },
  ...about,
});
const rice = food({ role: 'starch' });
const chicken = food({ role: 'protein', origins: ['poultry'] });
const salmon = food({ role: 'protein', origins: ['fish'] });
const fishSauce = food({ grams: 10, origins: ['fish'] });
const leaf = { role: 'vegetable', category: 'VEGETABLE', perishable: true } as const;
const lettuce = (grams: number) => food({ ...leaf, grams, kcal: 15, measures: { g: 1, handful: 20, leaf: 10 } });
const spinach = (grams: number) => food({ ...leaf, grams, kcal: 21, measures: { g: 1, handful: 25 } });
const tomato = food({ ...leaf, kcal: 20, measures: { g: 1, piece: 100 } });
const mushroom = food({ ...leaf, kcal: 22, measures: { g: 1, handful: 70 } });
const avocado = food({ role: 'fat', category: 'FRUIT', perishable: true });
const egg = (grams: number) => food({ role: 'protein', origins: ['egg'], grams });

describe('keeping a dish for another day', () => {
  it('depends on its form', () => {
    const keeping = DISH_FORMS.filter((form) => keepsAsLeftover(form, [rice, chicken]));
    expect(keeping).toEqual(['SOUP', 'PASTA', 'NOODLES', 'RICE', 'GRAIN', 'POTATO', 'PAN', 'OVEN']);
    expect(keepsAsLeftover(null, [rice])).toBe(false);
  });

  it.each([
    ['fish', 'RICE', [rice, salmon], false],
    ['fish in a soup', 'SOUP', [salmon], true],
    ['a spoonful of fish sauce', 'NOODLES', [chicken, fishSauce], true],
    ['a protein food of unknown origin', 'PAN', [food({ role: 'protein', origins: null })], false],
    ['lettuce', 'RICE', [chicken, lettuce(40)], false],
    ['a head of lettuce', 'POTATO', [chicken, lettuce(100)], false],
    ['raw spinach', 'PASTA', [chicken, spinach(50)], false],
    ['spinach that is cooked down', 'PASTA', [chicken, spinach(150)], true],
    ['spinach in a soup', 'SOUP', [spinach(50)], true],
    ['vegetables that are not leaves', 'PAN', [tomato, mushroom], true],
    ['avocado', 'RICE', [rice, avocado], false],
    ['a fried egg', 'RICE', [rice, egg(50)], false],
    ['an egg that is baked through', 'OVEN', [egg(100)], true],
    ['egg in meatballs', 'PASTA', [egg(12)], true],
  ] as const)('depends on its foods: %s, as %s', (_, form, foods, keeps) => {
    expect(keepsAsLeftover(form, foods)).toBe(keeps);
  });
});
