import { describe, expect, test } from 'vitest';
import { coverageOf, DIETS_COVERED, isShort } from './coverage.ts';
import type { Catalogue, CatalogueFood, CatalogueRecipe } from './format.ts';
import { lookalikesAmong } from './likeness.ts';
import { catalogue } from './product-catalogue.test-support.ts';
import { reportOf } from './report.ts';

const { recipes } = catalogue;

function recipeOf(id: string, name: string, foods: readonly string[]): CatalogueRecipe {
  const ingredients = foods.map((food) => ({
    food: catalogue.foods.get(food) as CatalogueFood,
    amount: 1,
    measure: 'g',
    grams: 1,
    note: null,
  }));
  return { ...(recipes[0] as CatalogueRecipe), id, name: { en: name, nl: name }, ingredients };
}

describe('coverage', () => {
  test('counts a recipe for every meal that it suits, and only if it certainly suits the diet', () => {
    const [first] = recipes as [CatalogueRecipe];
    const recipe = {
      ...first,
      meals: ['LUNCH', 'DINNER'] as const,
      diets: { ...first.diets, vegan: 'unknown' as const },
    };
    const of = (diet: string, meal: string) =>
      coverageOf([recipe]).find((cover) => cover.diet === diet && cover.meal === meal)?.recipes;
    expect(of('vegan', 'LUNCH')).toBe(0);
    const vegan = { ...recipe, diets: { ...recipe.diets, vegan: 'yes' as const } };
    expect(coverageOf([vegan]).filter(({ diet, recipes: count }) => diet === 'vegan' && count === 1)).toHaveLength(2);
  });

  test('is too low one recipe below the minimum, but not at the minimum', () => {
    const cover = { diet: 'vegan', meal: 'DINNER', needed: 40 } as const;
    expect(isShort({ ...cover, recipes: 39 })).toBe(true);
    expect(isShort({ ...cover, recipes: 40 })).toBe(false);
  });

  test('counts at most one gram of carbohydrates per sixteen kcal as low carb', () => {
    const [first] = recipes as [CatalogueRecipe];
    const portion = (carbohydrates: number | null) => ({
      ...first,
      perPortion: { ...first.perPortion, kcal: 480, carbohydrates },
    });
    expect(DIETS_COVERED['low carb']?.(portion(30))).toBe(true);
    expect(DIETS_COVERED['low carb']?.(portion(30.1))).toBe(false);
    expect(DIETS_COVERED['low carb']?.(portion(null))).toBe(false);
  });
});

describe('recipes that look alike', () => {
  const curry = ['chickpeas-canned', 'coconut-milk', 'spinach', 'onion', 'garlic', 'turmeric'];

  test('include two recipes that differ in one ingredient, whatever the seasoning', () => {
    const one = recipeOf('one', 'Chickpea curry', [...curry, 'ginger', 'salt']);
    const other = recipeOf('other', 'Something golden', [...curry, 'olive-oil']);
    expect(lookalikesAmong([one, other])).toEqual([{ one: 'one', other: 'other', by: 'ingredients', share: 6 / 7 }]);
  });

  test('include two recipes with the same words in a different order', () => {
    const one = recipeOf('one', 'Spinach with lentils', ['spinach']);
    const other = recipeOf('other', 'Lentils and spinach', ['green-lentils']);
    expect(lookalikesAmong([one, other])).toMatchObject([{ by: 'name', share: 1 }]);
  });

  test('do not include two dishes that share only half of their ingredients', () => {
    const one = recipeOf('one', 'Chickpea curry', curry);
    const other = recipeOf('other', 'Potato soup', [...curry.slice(0, 4), 'potato', 'leek', 'cream-cooking']);
    expect(lookalikesAmong([one, other])).toEqual([]);
  });
});

describe('the report', () => {
  test('marks a shortage, and then reports failure', () => {
    const few: Catalogue = { ...catalogue, recipes: recipes.slice(0, 30) };
    const { text, isSound } = reportOf(few);
    expect(isSound).toBe(false);
    expect(text).toMatch(/vegan .*! \d+\/40/);
    expect(text).toContain('30 recipes');
  });

  test('names a food with impossible nutrients, and then reports failure', () => {
    const [first] = [...catalogue.foods.values()] as [CatalogueFood];
    const wrong = { ...first, per100: { ...first.per100, kcal: 5_000 } };
    const { text, isSound } = reportOf({ ...catalogue, foods: new Map([...catalogue.foods, [wrong.id, wrong]]) });
    expect(isSound).toBe(false);
    expect(text).toContain(`${wrong.id}: energy strays from the macros`);
  });

  test('reports success for the current catalogue', () => {
    expect(reportOf(catalogue)).toMatchObject({ isSound: true });
  });
});
