import { describe, expect, test } from 'vitest';
import type { CatalogueFood } from './format.ts';
import { catalogueVersion, loadCatalogue } from './load.ts';

const catalogue = loadCatalogue();
const foods = [...catalogue.foods.values()];

/** Energy by the European label's factors: 4, 4, 9, 2 for fiber, 7 for alcohol. */
function labelEnergy({ per100, alcohol }: CatalogueFood): number {
  return (
    4 * (per100.protein ?? 0) +
    4 * (per100.carbohydrates ?? 0) +
    9 * (per100.fat ?? 0) +
    2 * (per100.fiber ?? 0) +
    7 * alcohol
  );
}

/** Acetic acid and polyols carry energy that no macro shows. */
const ENERGY_BEYOND_MACROS = new Set(['white-wine-vinegar', 'apple-cider-vinegar', 'chewing-gum', 'xylitol']);

describe('[FOO-05] every food', () => {
  test('is one of at least 1,050, in both languages', () => {
    expect(foods.length).toBeGreaterThanOrEqual(1_050);
    for (const language of ['en', 'nl'] as const) {
      const names = foods.map((food) => food.name[language]);
      expect(new Set(names.map((name) => name.toLowerCase())).size, language).toBeGreaterThanOrEqual(names.length - 12);
      expect(names.every((name) => name === name.trim() && name.length > 1 && name.length <= 60)).toBe(true);
    }
  });

  test.each(['en', 'nl'] as const)('has %s synonyms that name no other food, and none twice', (language) => {
    const names = new Set(foods.map((food) => food.name[language].toLowerCase()));
    const wrong = foods.flatMap(({ id, synonyms }) => {
      const own = synonyms[language].map((synonym) => synonym.toLowerCase());
      return own.filter((word, at) => names.has(word) || own.indexOf(word) !== at).map((word) => `${id}: ${word}`);
    });
    expect(wrong).toEqual([]);
    expect(foods.filter(({ synonyms }) => synonyms[language].length > 0).length).toBeGreaterThanOrEqual(900);
  });

  test.each(foods.map((food) => [food.id, food] as const))('%s has possible figures', (_id, food) => {
    const { kcal, protein, fat, saturated, carbohydrates, sugars, fiber, salt } = food.per100;
    for (const known of [kcal, protein, fat, carbohydrates]) expect(known).not.toBeNull();
    if (!ENERGY_BEYOND_MACROS.has(food.id))
      expect(Math.abs((kcal ?? 0) - labelEnergy(food))).toBeLessThanOrEqual(Math.max(20, 0.15 * (kcal ?? 0)));
    expect((protein ?? 0) + (fat ?? 0) + (carbohydrates ?? 0) + (fiber ?? 0) + food.alcohol).toBeLessThanOrEqual(105);
    expect(sugars ?? 0).toBeLessThanOrEqual((carbohydrates ?? 0) + 0.6);
    expect(saturated ?? 0).toBeLessThanOrEqual((fat ?? 0) + 0.05);
    expect(salt ?? 0).toBeLessThanOrEqual(100);
    expect(food.origin).not.toBeNull();
    expect(food.contains).not.toBeNull();
    for (const grams of food.servings.values()) expect(grams).toBeLessThanOrEqual(2_000);
  });
});

describe('[FOO-05] every recipe', () => {
  test('is one of at least 150, and each meal moment has its share', () => {
    expect(catalogue.recipes.length).toBeGreaterThanOrEqual(150);
    const count = (meal: string) =>
      catalogue.recipes.filter((recipe) => recipe.meals.some((one) => one === meal)).length;
    for (const meal of ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK']) expect(count(meal), meal).toBeGreaterThanOrEqual(30);
  });

  test('has a name of its own in both languages', () => {
    for (const language of ['en', 'nl'] as const) {
      const names = catalogue.recipes.map((recipe) => recipe.name[language].toLowerCase());
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  test.each(catalogue.recipes.map((recipe) => [recipe.id, recipe] as const))(
    '%s can be cooked and adds up',
    (_id, recipe) => {
      const { kcal, protein, fat, carbohydrates, fiber, grams } = recipe.perPortion;
      expect(kcal).toBeGreaterThanOrEqual(60);
      expect(kcal).toBeLessThanOrEqual(1_100);
      expect(grams).toBeLessThanOrEqual(1_200);
      const byHand = recipe.ingredients.reduce(
        (sum, one) => sum + ((one.food.per100.kcal ?? NaN) * one.grams) / 100,
        0,
      );
      expect(kcal).toBeCloseTo(byHand / recipe.portions, 6);
      const fromMacros = 4 * (protein ?? NaN) + 4 * (carbohydrates ?? NaN) + 9 * (fat ?? NaN) + 2 * (fiber ?? NaN);
      expect(Math.abs((kcal ?? NaN) - fromMacros)).toBeLessThanOrEqual(Math.max(25, 0.1 * (kcal ?? NaN)));
      expect(recipe.steps.length).toBeGreaterThanOrEqual(1);
      expect(recipe.ingredients.length).toBeGreaterThanOrEqual(1);
      const eaten = recipe.ingredients.map(({ food }) => food.id);
      expect(
        eaten.filter((id, at) => eaten.indexOf(id) !== at),
        'an ingredient stands twice',
      ).toEqual([]);
    },
  );

  test('carries the tags VEGAN and KETO by its ingredients alone', () => {
    for (const recipe of catalogue.recipes) {
      expect(recipe.tags.includes('VEGAN'), recipe.id).toBe(recipe.diets.vegan === 'yes');
      if (recipe.tags.includes('KETO')) expect(recipe.perPortion.carbohydrates, recipe.id).toBeLessThanOrEqual(12);
    }
  });
});

test('the version is read without parsing and is the same', () => {
  expect(catalogueVersion()).toBe(catalogue.version);
});
