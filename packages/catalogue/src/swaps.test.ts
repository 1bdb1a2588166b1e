import { recipeAdapter, type RulesOfEater } from '@weekbord/domain/recipes/versions/adapt-recipe';
import { traitsOfIngredients } from '@weekbord/domain/recipes/dish-facts/traits-of-ingredients';
import { ALLERGENS } from '@weekbord/domain/foods/allergens';
import { INGREDIENT_DISLIKES } from '@weekbord/domain/foods/ingredient-dislikes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOf } from './coverage.ts';
import type { CatalogueFood } from './format.ts';
import { catalogue } from './product-catalogue.test-support.ts';

const foods = [...catalogue.foods.values()];
const dishes = catalogue.recipes.map(({ id, ingredients, swaps }) => ({ id, lines: ingredients, swaps }));
const food = (id: string): CatalogueFood => catalogue.foods.get(id) ?? expect.fail(id);

/** Returns the disliked foods and the foods of excluded origins, as a profile would avoid them. */
function foodsOf(dislikes: readonly string[], origins: readonly string[]): string[] {
  const isAvoided = (one: CatalogueFood) =>
    one.dislikes.some((dislike) => dislikes.includes(dislike)) ||
    (origins.length > 0 && (one.origin === null || [...one.origin.keys()].some((origin) => origins.includes(origin))));
  return foods.filter(isAvoided).map(({ id }) => id);
}

const eaters: fc.Arbitrary<RulesOfEater & { avoidFoodIds: readonly string[] }> = fc.record({
  diet: fc.constantFrom('vegan', 'vegetarian', 'pescatarian', null),
  intolerances: fc.subarray([...ALLERGENS]),
  avoidFoodIds: fc
    .tuple(
      fc.subarray([...INGREDIENT_DISLIKES], { maxLength: 3 }),
      fc.subarray(['egg', 'dairy']),
      fc.array(fc.constantFrom(...foods.map(({ id }) => id)), { maxLength: 4 }),
    )
    .map(([dislikes, origins, some]) => [...foodsOf(dislikes, origins), ...some]),
});

/** Returns what is wrong with a person's version of a dish; empty if everything is correct. */
function faultsOfVersion(
  dish: (typeof dishes)[number],
  adapt: ReturnType<typeof recipeAdapter<CatalogueFood>>,
  { diet, intolerances = [], avoidFoodIds }: typeof eaters extends fc.Arbitrary<infer Eater> ? Eater : never,
): string[] {
  const version = adapt(dish);
  if (version === null) return [];
  const eaten = version.lines.map((line) => line.food);
  const traits = traitsOfIngredients(eaten);
  const changed = new Set(version.changes?.map(({ written }) => written));
  const faults: readonly (readonly [string, boolean])[] = [
    ['breaks the diet', diet !== null && diet !== undefined && traits.diets[diet] !== 'yes'],
    ['breaks an intolerance', intolerances.some((allergen) => traits.allergens[allergen] !== 'free')],
    ['has a food to avoid', eaten.some(({ id }) => avoidFoodIds.includes(id))],
    ['changes a second time', adapt(version) !== version],
    ['is changed in silence', (version.changes === undefined) !== (version === dish)],
    ['lost a food that is fine', dish.lines.some(({ food: one }, at) => !changed.has(at) && !eaten.includes(one))],
    ['has a food that weighs nothing', version.lines.some(({ grams }) => !(grams > 0))],
  ];
  return faults.filter(([, isFault]) => isFault).map(([fault]) => `${dish.id} ${fault}`);
}

describe('the versions of recipes', () => {
  test('break no rule of any of 3,000 people, each with twelve recipes', () => {
    fc.assert(
      fc.property(eaters, fc.nat(dishes.length - 1), (eater, first) => {
        const adapt = recipeAdapter(catalogue.swaps, eater);
        const some = Array.from({ length: 12 }, (_one, step) => dishes[(first + step * 97) % dishes.length]!);
        expect(some.flatMap((dish) => faultsOfVersion(dish, adapt, eater))).toEqual([]);
      }),
      { numRuns: 3_000, seed: 20_261 },
    );
  });

  test('leave every dish unchanged for a person without rules', () => {
    const adapt = recipeAdapter(catalogue.swaps, {});
    expect(dishes.filter((dish) => adapt(dish) !== dish)).toEqual([]);
  });

  test('leave a recipe unchanged for a person who can eat it without swaps', () => {
    for (const diet of ['vegan', 'vegetarian', 'pescatarian'] as const) {
      const adapt = recipeAdapter(catalogue.swaps, { diet, intolerances: ['gluten', 'nuts'] });
      const fitting = catalogue.recipes.filter(
        ({ diets, allergens }) => diets[diet] === 'yes' && allergens.gluten === 'free' && allergens.nuts === 'free',
      );
      const ids = new Set(fitting.map(({ id }) => id));
      expect(fitting.length).toBeGreaterThan(50);
      expect(dishes.filter((dish) => ids.has(dish.id) && adapt(dish) !== dish)).toEqual([]);
    }
  });
});

describe('a substitute', () => {
  const pairs = [...catalogue.swaps].flatMap(([from, to]) =>
    to.map(({ food: substitute, factor }) => ({ from: food(String(from)), substitute, factor })),
  );

  test('is a starch for a starch and a vegetable for a vegetable', () => {
    const strange = pairs.filter(
      ({ from, substitute }) => (from.role === 'starch' || from.role === 'vegetable') && substitute.role !== from.role,
    );
    expect(strange.map(({ from, substitute }) => `${from.id}: ${substitute.id}`)).toEqual([]);
  });

  test('is a protein for a protein, except vegan cheese, which contains little or no protein', () => {
    const poor = pairs.filter(
      ({ from, substitute, factor }) =>
        from.role === 'protein' &&
        (substitute.per100.protein ?? 0) * factor < 0.5 * (from.per100.protein ?? 0) &&
        !/^(?:vegan-cheese|vegan-cheese-slices|italian-hard-cheese-vegan|vegan-cream-cheese|cream-cheese-coconut)$/.test(
          substitute.id,
        ),
    );
    expect(poor.map(({ from, substitute }) => `${from.id}: ${substitute.id}`)).toEqual([]);
  });

  test.each([
    [{ intolerances: ['lactose'] }, 'quark-low-fat', 'quark-lactose-free'],
    [{ diet: 'vegan' }, 'quark-low-fat', 'soy-quark'],
    [{ diet: 'vegan', intolerances: ['nuts'] }, 'cream-cheese', 'cream-cheese-coconut'],
    [{ intolerances: ['lactose'] }, 'grated-cheese', 'cheese-gouda-mature'],
    [{ diet: 'vegetarian' }, 'parmesan', 'italian-hard-cheese-vegetarian'],
    [{ diet: 'vegan' }, 'parmesan', 'italian-hard-cheese-vegan'],
    [{ intolerances: ['gluten'] }, 'soy-sauce', 'tamari-gluten-free'],
    [{ diet: 'vegan' }, 'beef-mince-lean', 'vegan-mince'],
    [{ diet: 'vegan', intolerances: ['gluten'] }, 'beef-mince-lean', 'vegan-mince-gluten-free'],
    [{ avoidFoodIds: foodsOf(['BEEF'], []) }, 'beef-mince-lean', 'turkey-mince'],
    [{ avoidFoodIds: foodsOf(['HONEY'], []) }, 'honey', 'maple-syrup'],
    [{ avoidFoodIds: foodsOf([], ['dairy']), diet: 'vegetarian' }, 'milk-semi-skimmed', 'soy-drink'],
    [{ intolerances: ['crustaceans_shellfish'] }, 'cooked-prawns', 'chicken-breast-cooked'],
    [{ intolerances: ['crustaceans_shellfish'], diet: 'pescatarian' }, 'cooked-prawns', 'hot-smoked-salmon'],
    [{ intolerances: ['crustaceans_shellfish'] }, 'prawns', undefined],
    [{ diet: 'vegan' }, 'prawns', undefined],
    [{ diet: 'halal' }, 'chorizo', 'sucuk'],
    [{ diet: 'vegetarian' }, 'chorizo', 'vegan-chorizo'],
    [{ diet: 'vegan' }, 'egg', undefined],
    [{ diet: 'vegan' }, 'salmon', undefined],
  ] as const)('replaces, for %j, %s with %s', (rules, from, to) => {
    const version = recipeAdapter(catalogue.swaps, rules)({ lines: [{ food: food(from), grams: 100 }] });
    expect(version?.lines[0]?.food.id).toBe(to);
  });
});

/** The number of recipes that suited people without swaps at commit e7ef93b: breakfast, lunch, dinner, snack. */
const FITTED = {
  vegan: { gluten: [36, 57, 65, 55], lactose: [45, 80, 88, 59], nuts: [42, 78, 85, 48], shellfish: [45, 77, 86, 59] },
  vegetarian: {
    gluten: [68, 84, 91, 76],
    lactose: [72, 101, 106, 74],
    nuts: [80, 112, 122, 74],
    shellfish: [97, 115, 127, 88],
  },
  pescatarian: {
    gluten: [74, 109, 119, 83],
    lactose: [79, 134, 143, 82],
    nuts: [88, 146, 158, 83],
    shellfish: [105, 144, 159, 97],
  },
} as const;

describe('people with a diet and an allergy have at least as many recipes as with hand-written versions', () => {
  const cells = cellsOf(catalogue);

  test.each(cells.map((cell) => [cell.diet, cell.allergen, cell.meal, cell] as const))(
    '%s diet without %s, at %s',
    (diet, allergen, meal, { withSwaps }) => {
      const before = FITTED[diet][allergen === 'crustaceans_shellfish' ? 'shellfish' : allergen];
      expect(withSwaps).toBeGreaterThanOrEqual(before[['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'].indexOf(meal)]!);
    },
  );

  test('lose no recipe to swaps in any of the 48 combinations', () => {
    expect(cells).toHaveLength(48);
    expect(cells.filter(({ asWritten, withSwaps }) => withSwaps < asWritten)).toEqual([]);
  });
});
