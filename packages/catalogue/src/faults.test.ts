import { describe, expect, test } from 'vitest';
import { ENERGY_BEYOND_MACROS, faultsOfFood, faultsOfRecipe, labelEnergy, strayOfFood } from './faults.ts';
import type { CatalogueFood, CatalogueRecipe } from './format.ts';
import { catalogue } from './product-catalogue.test-support.ts';

const { foods, recipes } = catalogue;
const lentils = foods.get('red-lentils') as CatalogueFood;
const stew = recipes[0] as CatalogueRecipe;

/** Returns red lentils with the given nutrients. */
function withFigures(figures: Partial<CatalogueFood['per100']>): CatalogueFood {
  return { ...lentils, per100: { ...lentils.per100, ...figures } };
}

/** Returns a stew with the given nutrients per portion. */
function withPortion(figures: Partial<CatalogueRecipe['perPortion']>): CatalogueRecipe {
  return { ...stew, perPortion: { ...stew.perPortion, ...figures } };
}

describe('[FOO-05] a food', () => {
  test.each([
    ['have energy that its macros do not account for', withFigures({ kcal: 700 }), 'energy strays from the macros'],
    [
      'take its energy and its macros from different tables',
      withFigures({ kcal: 243, protein: 9, fat: 4.3, saturated: 1.6, carbohydrates: 26.4, sugars: 4.1, fiber: 42.5 }),
      'energy strays from the macros',
    ],
    ['have its energy in kilojoules', withFigures({ kcal: 1_400 }), 'energy strays from the macros'],
    ['have unknown protein', withFigures({ protein: null }), 'energy or a macro is unknown'],
    ['have more sugars than carbohydrates', withFigures({ sugars: 80 }), 'more sugars than carbohydrates'],
    ['have more saturated fat than fat', withFigures({ saturated: 9 }), 'more saturated fat than fat'],
    ['have its salt in milligrams', withFigures({ salt: 500 }), 'more salt than there is food'],
    ['weigh more than itself', withFigures({ carbohydrates: 99, kcal: 500 }), 'its parts weigh more than the whole'],
    ['be silent about allergens', { ...lentils, contains: null }, 'its origin or its allergens are not written down'],
    ['come in sacks', { ...lentils, servings: new Map([['pack', 25_000]]) }, 'a serving is too heavy'],
  ])('cannot %s', (_name, food, fault) => {
    expect(faultsOfFood(food)).toContain(fault);
  });

  test('has no errors if everything is correct', () => {
    expect(faultsOfFood(lentils)).toEqual([]);
    expect(strayOfFood(withFigures({ kcal: labelEnergy(lentils) }))).toBe(0);
  });

  test.each([...ENERGY_BEYOND_MACROS])('is exempt from the energy check only for a reason: %s, %s', (id) => {
    const food = foods.get(id) as CatalogueFood;
    expect(food.per100.kcal).toBeGreaterThan(labelEnergy(food) + 5);
    expect(strayOfFood({ ...food, per100: { ...food.per100, kcal: labelEnergy(food) - 9 } })).toBeCloseTo(9);
  });

  test('may get part of its energy from alcohol', () => {
    const wine = { ...lentils, per100: { ...lentils.per100, protein: 0, fat: 0, carbohydrates: 1, fiber: 0 } };
    expect(labelEnergy({ ...wine, alcohol: 10 })).toBe(74);
  });
});

describe('[FOO-05] a recipe', () => {
  test.each([
    ['have an unknown figure', withPortion({ fat: null }), 'an ingredient has an unknown figure'],
    [
      'have energy that its macros do not account for',
      withPortion({ kcal: 1_000, fat: 1 }),
      'energy strays from the macros',
    ],
    ['be hardly a bite', withPortion({ kcal: 20 }), 'a portion has too little energy'],
    ['be a banquet', withPortion({ kcal: 2_400 }), 'a portion has too much energy'],
    ['be heavier than a person eats', withPortion({ grams: 1_500 }), 'a portion is too heavy'],
    ['have no steps', { ...stew, steps: [] }, 'nothing to do or nothing to eat'],
    [
      'name a food twice',
      { ...stew, ingredients: [...stew.ingredients, ...stew.ingredients] },
      'an ingredient stands twice',
    ],
  ])('cannot %s', (_name, recipe, fault) => {
    expect(faultsOfRecipe(recipe)).toContain(fault);
  });

  test('has no errors if everything is correct', () => {
    expect(faultsOfRecipe(stew)).toEqual([]);
  });
});
