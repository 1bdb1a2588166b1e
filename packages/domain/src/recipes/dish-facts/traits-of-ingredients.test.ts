import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLERGEN_STATES, ALLERGENS } from '../../foods/allergens.ts';
import { MARKED_DIETS } from '../../diets/diets.ts';
import { SUITABILITIES } from '../../diets/suitability.ts';
import { type Allergens, type Traits, traitsOfIngredients } from './traits-of-ingredients.ts';

const suitability = fc.constantFrom(...SUITABILITIES);
const state = fc.constantFrom(...ALLERGEN_STATES);
const food: fc.Arbitrary<Traits> = fc.record({
  diets: fc.record({ vegan: suitability, vegetarian: suitability, pescatarian: suitability, halal: suitability }),
  allergens: fc
    .array(state, { minLength: ALLERGENS.length, maxLength: ALLERGENS.length })
    .map((states) => Object.fromEntries(ALLERGENS.map((allergen, index) => [allergen, states[index]])) as Allergens),
  dislikes: fc.subarray(['BEEF', 'HONEY', 'TOMATO']),
});

describe('[REC-12] the traits of a dish', () => {
  it('are yes or free only if that is true of every food, and unknown for a dish without foods', () => {
    fc.assert(
      fc.property(fc.array(food, { maxLength: 6 }), (foods) => {
        const dish = traitsOfIngredients(foods);
        for (const diet of MARKED_DIETS) {
          const isYes = foods.length > 0 && foods.every(({ diets }) => diets[diet] === 'yes');
          expect(dish.diets[diet] === 'yes').toBe(isYes);
          expect(dish.diets[diet] === 'no').toBe(foods.some(({ diets }) => diets[diet] === 'no'));
        }
        for (const allergen of ALLERGENS) {
          const isFree = foods.length > 0 && foods.every(({ allergens }) => allergens[allergen] === 'free');
          expect(dish.allergens[allergen] === 'free').toBe(isFree);
          const contains = foods.some(({ allergens }) => allergens[allergen] === 'contains');
          expect(dish.allergens[allergen] === 'contains').toBe(contains);
        }
        for (const { dislikes } of foods) expect(dish.dislikes).toEqual(expect.arrayContaining([...dislikes]));
        expect(new Set(dish.dislikes).size).toBe(dish.dislikes.length);
      }),
    );
  });

  it('never improve by adding a food', () => {
    const rank = { yes: 0, free: 0, unknown: 1, no: 2, contains: 2 } as const;
    fc.assert(
      fc.property(fc.array(food, { minLength: 1, maxLength: 5 }), food, (foods, more) => {
        const [before, after] = [traitsOfIngredients(foods), traitsOfIngredients([...foods, more])];
        for (const allergen of ALLERGENS) {
          expect(rank[after.allergens[allergen]]).toBeGreaterThanOrEqual(rank[before.allergens[allergen]]);
        }
        expect(rank[after.diets.vegan]).toBeGreaterThanOrEqual(rank[before.diets.vegan]);
      }),
    );
  });
});
