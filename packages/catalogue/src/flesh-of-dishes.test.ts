import { fleshOfDish } from '@weekbord/domain/foods/flesh-of-food';
import { hasMeat } from '@weekbord/domain/foods/is-meat';
import { groupOfDish } from '@weekbord/domain/planner/wishes/wished-dinners';
import { describe, expect, it, test } from 'vitest';
import type { CatalogueFood, CatalogueRecipe } from './format.ts';
import { catalogue } from './product-catalogue.test-support.ts';

const FLESH = ['meat', 'poultry', 'pork', 'slaughter', 'fish', 'shellfish'] as const;
const asked = ({ diets, origin }: CatalogueFood) => ({
  diets,
  origins: origin && [...origin.keys()],
});
const foodsOf = ({ ingredients }: CatalogueRecipe) => ingredients.map(({ food }) => asked(food));
const groupOf = (recipe: CatalogueRecipe) =>
  groupOfDish({ source: recipe.source, flesh: fleshOfDish(foodsOf(recipe)) });
const isOfFlesh = ({ origin }: CatalogueFood) => FLESH.some((one) => origin?.get(one) === 'certain');

describe('the meat or fish in a dish', () => {
  test.each([
    ['chorizo', 'meat'],
    ['bacon', 'meat'],
    ['ham', 'meat'],
    ['beef-stock-any-brand', 'meat'],
    ['gelatine', 'meat'],
    ['anchovies', 'fish'],
    ['fish-sauce', 'fish'],
    ['worcestershire-sauce', 'fish'],
    ['cooked-prawns', 'fish'],
    ['vegan-chorizo', null],
    ['white-wine', null],
    ['egg', null],
  ] as const)('with %s is %s', (id, flesh) => {
    expect(fleshOfDish([asked(catalogue.foods.get(id)!), asked(catalogue.foods.get('egg')!)])).toBe(flesh);
  });

  it('is found in every recipe with an ingredient that is meat or fish, or is made from it', () => {
    const withFlesh = catalogue.recipes.filter(({ ingredients }) => ingredients.some(({ food }) => isOfFlesh(food)));
    expect(withFlesh.length).toBeGreaterThan(100);
    expect(withFlesh.filter((recipe) => groupOf(recipe) === 'meatless').map(({ id }) => id)).toEqual([]);
  });

  it('is not found in vegetarian recipes, and no meat is found in pescatarian ones', () => {
    const of = (diet: 'vegetarian' | 'pescatarian') => catalogue.recipes.filter(({ diets }) => diets[diet] === 'yes');
    expect(
      of('vegetarian')
        .filter((recipe) => groupOf(recipe) !== 'meatless')
        .map(({ id }) => id),
    ).toEqual([]);
    expect(
      of('pescatarian')
        .filter((recipe) => groupOf(recipe) === 'meat')
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it('includes pork', () => {
    const withPork = catalogue.recipes.filter(({ ingredients }) =>
      ingredients.some(({ food }) => food.origin?.get('pork') === 'certain'),
    );
    expect(withPork.filter((recipe) => !hasMeat(foodsOf(recipe))).map(({ id }) => id)).toEqual([]);
  });

  it('follows from the diets of a food if its origin is unknown', () => {
    const diets = {
      vegan: 'no',
      vegetarian: 'no',
      pescatarian: 'no',
      halal: 'unknown',
    } as const;
    const [meat, fish] = [
      { diets, origins: ['pork'] },
      { diets: { ...diets, pescatarian: 'yes' as const }, origins: ['fish'] },
    ];
    expect([fleshOfDish([meat, fish]), fleshOfDish([fish, meat]), fleshOfDish([fish])]).toEqual([
      'meat',
      'meat',
      'fish',
    ]);
    expect(fleshOfDish([{ diets, origins: null }])).toBe('meat');
    expect(fleshOfDish([{ diets: { ...diets, pescatarian: 'yes' }, origins: null }])).toBe('fish');
    expect(fleshOfDish([{ diets: { ...diets, vegetarian: 'unknown' }, origins: null }])).toBeNull();
  });
});
