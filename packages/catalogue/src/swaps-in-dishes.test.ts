import { stepsOfVersion } from '@weekbord/domain/recipes/versions/name-of-version';
import { ALLERGENS } from '@weekbord/domain/foods/allergens';
import { LANGUAGES } from '@weekbord/domain/languages/languages';
import { expect, test } from 'vitest';
import type { CatalogueFood, CatalogueRecipe } from './format.ts';
import { catalogue } from './product-catalogue.test-support.ts';
import { type SwappedFood, versionsOfCatalogue } from './versions-of-catalogue.test-support.ts';

const versions = versionsOfCatalogue();
const saysInSteps = ({ steps }: CatalogueRecipe, pattern: RegExp) => steps.some(({ en }) => pattern.test(en));
const has = ({ ingredients }: CatalogueRecipe, pattern: RegExp) =>
  ingredients.some(({ food }) => pattern.test(food.id));
const isSwap = (from: RegExp, to: RegExp) => (swap: SwappedFood) => from.test(swap.from.id) && to.test(swap.to.id);

/** Swaps that do not work in some dishes. */
const FAILS: readonly (readonly [
  what: string,
  dish: (recipe: CatalogueRecipe) => boolean,
  swap: (swap: SwappedFood) => boolean,
])[] = [
  [
    'flour without gluten does not hold a dough that rises with yeast',
    (recipe) => has(recipe, /(?:^|-)yeast$/),
    isSwap(/-flour$/, /^gluten-free-flour/),
  ],
  [
    'an oat or coconut drink does not set with egg',
    (recipe) =>
      has(recipe, /^egg$/) &&
      saysInSteps(recipe, /until (?:just )?set|custard/i) &&
      /quiche|flan|custard/i.test(recipe.name.en),
    isSwap(/^(?:milk|cream)/, /^(?:oat|coconut|rice|almond)/),
  ],
  [
    'cottage cheese stays lumpy where ricotta or mascarpone makes a smooth sauce or filling',
    () => true,
    isSwap(/^(?:ricotta|mascarpone|cream-cheese|quark)/, /^cottage-cheese/),
  ],
  [
    'yoghurt and quark curdle where cream boils',
    (recipe) => saysInSteps(recipe, /cream[^.]*\b(?:boil|simmer)|(?:boil|simmer)[^.]*cream/i),
    isSwap(/^(?:cream|creme|single-cream)/, /yoghurt|quark/),
  ],
];

test.each(FAILS)('no version uses a swap that does not work in its dish: %s', (_what, isDish, isFailing) => {
  const wrong = versions.filter(({ recipe, swapped }) => isDish(recipe) && swapped.some(isFailing));
  expect([...new Set(wrong.map(({ recipe }) => recipe.id))]).toEqual([]);
});

/** What the name of a product can promise. */
const PROMISES = [
  ['gluten-free', /gluten-free/i, ['gluten']],
  ['without nuts', /without nuts/i, ['nuts', 'peanut']],
  ['lactose-free', /lactose-free/i, ['lactose']],
] as const;
/** Products that the catalogue has only in a version that meets several needs at once. */
const ONLY_SO = new Set(
  `chicken-stock beef-stock chicken-stock-cube beef-stock-cube fish-stock-cube vegetable-stock vegetable-stock-cube
  vegetable-stock-no-celery vegetable-stock-cube-no-celery beer-gluten-free digestives-gluten-free vegan-pesto
  muesli-gluten-free granola-gluten-free oat-drink-gluten-free`.split(/\s+/),
);
const COMMON_RULES = [
  'vegan',
  'vegetarian',
  'pescatarian',
  'lactose',
  'milk',
  'egg',
  'nuts',
  'peanut',
  'gluten',
] as const;

test.each(PROMISES)('no one gets a %s product if an ordinary one suits them', (_promise, says, needs) => {
  const used = new Set(catalogue.recipes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food.id)));
  const suits = (food: CatalogueFood, rule: (typeof COMMON_RULES)[number]) =>
    rule === 'vegan' || rule === 'vegetarian' || rule === 'pescatarian'
      ? food.diets[rule] === 'yes'
      : food.allergens[ALLERGENS.find((allergen) => allergen === rule)!] === 'free';
  const special = [...catalogue.swaps].flatMap(([id, substitutes]) => {
    const from = catalogue.foods.get(String(id))!;
    if (!used.has(from.id) || says.test(from.name.en)) return [];
    return COMMON_RULES.filter((rule) => !suits(from, rule) && !needs.some((need) => need === rule)).flatMap((rule) => {
      const first = substitutes.find(({ food }) => suits(food, rule))?.food;
      const isSpecial = first !== undefined && says.test(first.name.en) && !ONLY_SO.has(first.id);
      return isSpecial ? [`${from.id} for ${rule}: ${first.id}`] : [];
    });
  });
  expect(special).toEqual([]);
});

test.each(LANGUAGES)(
  'the steps say if a substitute is done sooner or later than the food it replaces (%s)',
  (language) => {
    const told = versions.filter(({ recipe, swapped }) => {
      const steps = recipe.steps.map((step) => step[language]);
      const names = swapped.map(({ from, to }) => ({ from: from.name[language], to: to.name[language] }));
      return stepsOfVersion(steps, names).some((step) => /is done sooner|eerder gaar/.test(step));
    });
    const dishes = new Set(told.map(({ recipe }) => recipe.id));
    for (const id of ['ajam-opor-green-beans', 'chicken-tray-bake', 'surinamese-saoto-soup'])
      expect(dishes).toContain(id);
    expect(dishes).not.toContain('chicken-leek-puff-pie');
  },
);
