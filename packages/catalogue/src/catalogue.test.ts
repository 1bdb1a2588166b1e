import { preparationRange, totalMinutes } from '@weekbord/domain/recipes/directions/preparation-time';
import type { PreparationTimeFilter } from '@weekbord/domain/recipes/list/recipe-filters';
import { describe, expect, test } from 'vitest';
import { coverageOf, isShort } from './coverage.ts';
import { faultsOfFood, faultsOfRecipe } from './faults.ts';
import { SEASONS } from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
import { catalogueVersion } from './load.ts';
import { catalogue } from './product-catalogue.test-support.ts';

const foods = [...catalogue.foods.values()];

const GRAINS: ReadonlySet<string> = new Set(
  `couscous pearl-couscous bulgur quinoa polenta semolina millet buckwheat pearl-barley orzo oats wheat-porridge-flakes
  white-rice brown-rice basmati-rice jasmine-rice sushi-rice risotto-rice paella-rice`.split(/\s+/),
);
const LIQUID = /^water$|stock|milk|-drink/;
/** Says that the grain is cooked in its own pan, with its own water. */
const COOKED_APART = /as the packs? says?|boiling water|(?:cook|boil) the rice(?! in)/i;
const BY_EYE_OR_AS_CRUST = {
  'hainanese-chicken-rice': 'the cook pours as much stock as the rice asks for',
  'herring-in-oatmeal-mash-beetroot': 'the oats are a crust, the milk is for the mash',
};

describe('[FOO-05] every food', () => {
  test('is among at least 1,050, named in both languages', () => {
    expect(foods.length).toBeGreaterThanOrEqual(1_050);
    for (const language of ['en', 'nl'] as const) {
      const names = foods.map((food) => food.name[language]);
      expect(new Set(names.map((name) => name.toLowerCase())).size, language).toBeGreaterThanOrEqual(names.length - 12);
      expect(names.every((name) => name === name.trim() && name.length > 1 && name.length <= 60)).toBe(true);
    }
  });

  test.each(['en', 'nl'] as const)('has no duplicate %s synonyms, and none that name another food', (language) => {
    const names = new Set(foods.map((food) => food.name[language].toLowerCase()));
    const wrong = foods.flatMap(({ id, synonyms }) => {
      const own = synonyms[language].map((synonym) => synonym.toLowerCase());
      return own.filter((word, at) => names.has(word) || own.indexOf(word) !== at).map((word) => `${id}: ${word}`);
    });
    expect(wrong).toEqual([]);
    expect(foods.filter(({ synonyms }) => synonyms[language].length > 0).length).toBeGreaterThanOrEqual(900);
  });

  test.each(foods.map((food) => [food.id, food] as const))('%s has plausible nutrients', (_id, food) => {
    expect(faultsOfFood(food)).toEqual([]);
  });
});

describe('[FOO-05] every recipe', () => {
  test('is among at least 150, with enough for each meal moment', () => {
    expect(catalogue.recipes.length).toBeGreaterThanOrEqual(150);
    const count = (meal: string) =>
      catalogue.recipes.filter((recipe) => recipe.meals.some((one) => one === meal)).length;
    for (const meal of ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK']) expect(count(meal), meal).toBeGreaterThanOrEqual(30);
  });

  test('is filtered by its total time, not by its hands-on time', () => {
    const within = (filter: PreparationTimeFilter) => {
      const { from, to } = preparationRange(filter);
      return catalogue.recipes.filter(({ minutes }) => {
        const total = totalMinutes(minutes) ?? 0;
        return total >= (from ?? 0) && total <= (to ?? Infinity);
      });
    };
    expect(within('GTE_30').length).toBeGreaterThan(30);
    const quick = within('LTE_10');
    expect(quick.length).toBeGreaterThan(10);
    // Thirty-five minutes in total, at most ten of them hands-on.
    const slow = catalogue.recipes.filter(
      ({ minutes }) => totalMinutes(minutes) === 35 && minutes.preparation >= 6 && minutes.preparation <= 10,
    );
    expect(slow.length).toBeGreaterThan(0);
    expect(quick.filter((recipe) => slow.includes(recipe))).toEqual([]);
    expect(slow.every((recipe) => within('GTE_30').includes(recipe))).toBe(true);
  });

  test('helps to cover every diet and meal with enough recipes', () => {
    expect(coverageOf(catalogue.recipes).filter(isShort)).toEqual([]);
  });

  test('has a unique name in both languages', () => {
    for (const language of ['en', 'nl'] as const) {
      const names = catalogue.recipes.map((recipe) => recipe.name[language].toLowerCase());
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  test.each(catalogue.recipes.map((recipe) => [recipe.id, recipe] as const))(
    '%s has no errors, and its energy is the sum of its ingredients',
    (_id, recipe) => {
      expect(faultsOfRecipe(recipe)).toEqual([]);
      const byHand = recipe.ingredients.reduce(
        (sum, one) => sum + ((one.food.per100.kcal ?? NaN) * one.grams) / 100,
        0,
      );
      expect(recipe.perPortion.kcal).toBeCloseTo(byHand / recipe.portions, 6);
    },
  );

  test('counts a stock cube as one cube', () => {
    const doubled = catalogue.recipes.filter(({ ingredients }) =>
      ingredients.some(({ food, measure }) => measure === 'cube' && / cube\b/.test(food.name.en)),
    );
    expect(doubled.map(({ id }) => id)).toEqual([]);
  });

  test('uses ready-sliced chicken on bread, not chicken cooked from raw', () => {
    const onBread = catalogue.recipes.filter(({ form }) => form === 'BREAD' || form === 'WRAP');
    expect(onBread.length).toBeGreaterThan(50);
    const cooked = onBread.filter(({ ingredients }) =>
      ingredients.some(({ food }) => food.id === 'chicken-breast-cooked'),
    );
    expect(cooked.map(({ id }) => id)).toEqual([]);
  });

  test('never scales a liquid separately from the grain that absorbs it', () => {
    const apart = catalogue.recipes.filter(({ id, ingredients, together, steps }) => {
      const cookedApart = steps.some(({ en }) => COOKED_APART.test(en));
      if (together === 'all' || cookedApart || id in BY_EYE_OR_AS_CRUST) return false;
      const grains = ingredients.filter(({ food }) => GRAINS.has(food.id)).map(({ food }) => food.id);
      const liquids = ingredients
        .filter(({ food, measure }) => measure === 'ml' && LIQUID.test(food.id))
        .map(({ food }) => food.id);
      const isTied = (grain: string, liquid: string) =>
        together.some((group) => group.includes(grain) && group.includes(liquid));
      return grains.some((grain) => liquids.some((liquid) => !isTied(grain, liquid)));
    });
    expect(apart.map(({ id }) => id)).toEqual([]);
  });

  test('scales a stuffed food together with its filling', () => {
    const stuffed = catalogue.recipes.filter(
      ({ name }) =>
        /\bstuffed\b|\bfilled with\b|-filled\b/i.test(name.en) || /\bgevulde?\b(?! (?:\S+)?soep)/i.test(name.nl),
    );
    expect(stuffed.length).toBeGreaterThan(8);
    const apart = stuffed.filter(
      ({ name, form, together }) =>
        form !== 'SOUP' && !/soep/i.test(name.nl) && together !== 'all' && together.length === 0,
    );
    expect(apart.map(({ id }) => id)).toEqual([]);
  });

  test('has at most 15 g of Brazil nuts in a portion, for their selenium', () => {
    const rich = catalogue.recipes.filter(({ ingredients, portions }) =>
      ingredients.some(({ food, grams }) => food.id === 'brazil-nuts' && grams / portions > 15),
    );
    expect(rich.map(({ id }) => id)).toEqual([]);
  });

  test('is planned only in the seasons of the fresh foods that weigh 15 g or more in a portion', () => {
    const outOfSeason = catalogue.recipes.flatMap(({ id, seasons, portions, ingredients }) => {
      const planned = seasons.length === 0 ? SEASONS : seasons;
      const fresh = ingredients.filter(({ food, grams }) => food.seasons.length > 0 && grams / portions >= 15);
      return fresh.flatMap(({ food }) =>
        planned.filter((season) => !food.seasons.includes(season)).map((season) => `${id}: ${food.id} in ${season}`),
      );
    });
    expect(outOfSeason).toEqual([]);
    const fresh = foods.filter(({ seasons }) => seasons.length > 0).map(({ category }) => category);
    expect([...new Set(fresh)].sort()).toEqual(['FRUIT', 'VEGETABLE']);
  });

  test('has the tags VEGAN and KETO only if its ingredients justify them', () => {
    for (const recipe of catalogue.recipes) {
      expect(recipe.tags.includes('VEGAN'), recipe.id).toBe(recipe.diets.vegan === 'yes');
      if (recipe.tags.includes('KETO')) expect(recipe.perPortion.carbohydrates, recipe.id).toBeLessThanOrEqual(12);
    }
  });
});

test("the catalogue's version is the same if computed without parsing", () => {
  expect(catalogueVersion()).toBe(catalogue.version);
});
