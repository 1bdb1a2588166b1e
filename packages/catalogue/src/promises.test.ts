import { type Allergen, WIZARD_ALLERGENS } from '@weekbord/domain/foods/allergens';
import { describe, expect, test } from 'vitest';
import type { CatalogueFood, DietName } from './format.ts';
import { catalogue } from './product-catalogue.test-support.ts';

const foods = [...catalogue.foods.values()];

/** The words for each promise, by language. */
const PROMISES = {
  gluten: { en: /gluten-free/i, nl: /glutenvrij/i },
  lactose: { en: /lactose-free|vegan/i, nl: /lactosevrij|vegan/i },
  nuts: { en: /without nuts/i, nl: /zonder noten/i },
  vegan: { en: /vegan|without egg/i, nl: /vegan|zonder ei/i },
  vegetarian: { en: /vegetarian|vegan|without animal rennet/i, nl: /vegetarisch|vegan|zonder dierlijk stremsel/i },
} as const;

/**
 * Kinds of food that contain something only in some brands. They are free of it, or suitable for a diet, only if their
 * names in both languages say so. A food and its variants follow the same rule.
 */
const BY_BRAND: readonly (readonly [
  what: string,
  is: RegExp,
  unless: RegExp | null,
  promise: (Allergen | DietName) & keyof typeof PROMISES,
])[] = [
  ['stock', /\b(?:stock|bouillon|broth)\b/, null, 'gluten'],
  ['stock', /\b(?:stock|bouillon|broth)\b/, null, 'lactose'],
  ['vegetable stock', /\bvegetable (?:stock|bouillon)\b/, null, 'vegan'],
  ['tamari', /\btamari\b/, null, 'gluten'],
  ['tempeh', /\btempeh\b/, null, 'gluten'],
  ['flavoured tofu', /\b(?:smoked|marinated) tofu\b/, null, 'gluten'],
  ['a corn tortilla', /\bcorn tortilla\b/, null, 'gluten'],
  ['prawn crackers', /\bprawn crackers\b/, null, 'gluten'],
  ['a fresh sausage', /\b(?:pork sausage|chicken sausage|bratwurst|merguez)\b/, null, 'gluten'],
  ['beer', /\b(?:lager|beer|ale|stout|porter)\b/, /ginger/, 'vegan'],
  ['chocolate spread', /\bchocolate spread\b/, null, 'nuts'],
  ['breaded or battered fish', /\bfish (?:fingers|cakes)\b|breaded fish|battered.*cod/, null, 'lactose'],
  ['sliced meat', /\b(?:cooked|sandwich) ham\b|(?:gammon|breast|beef|pork) slices/, null, 'lactose'],
  ['a meat pizza', /\bTurkish pizza\b/, null, 'lactose'],
  ['lasagne', /\blasagne sheets\b/, null, 'vegan'],
  // Cream cheese, mascarpone and paneer are set by acid.
  [
    'what is curdled with rennet',
    /\b(?:cheese|quark|skyr|fromage frais|gouda|mozzarella|feta|halloumi|ricotta|brie|edam|maasdam|cheddar|camembert)\b/i,
    /cream cheese|soft cheese|alternative|vegan|wrap/i,
    'vegetarian',
  ],
];

describe('[FOO-05] foods that depend on the brand', () => {
  test.each(BY_BRAND)(
    '%s (%s, but %s) is free or suitable only if both names promise it: %s',
    (_what, is, unless, promise) => {
      const kind = foods.filter(({ name }) => is.test(name.en) && unless?.test(name.en) !== true);
      expect(kind).not.toEqual([]);
      const claimed = kind.filter((food) => isClaimed(food, promise) && !isPromised(food, promise));
      expect(claimed.map(({ id }) => id)).toEqual([]);
    },
  );
});

function isClaimed({ allergens, diets }: CatalogueFood, promise: keyof typeof PROMISES): boolean {
  return promise === 'vegan' || promise === 'vegetarian' ? diets[promise] === 'yes' : allergens[promise] === 'free';
}

function isPromised({ name }: CatalogueFood, promise: keyof typeof PROMISES): boolean {
  return PROMISES[promise].en.test(name.en) && PROMISES[promise].nl.test(name.nl);
}

/** Promises in a name that are about the product, not about the food itself. */
const PRODUCT_PROMISE = {
  en: /gluten-free|lactose-free|\bvegan\b|\bvegetarian\b/i,
  nl: /glutenvrij|lactosevrij|\bvegan\b|\bvegetarische?\b/i,
};
/** Other words for these promises, and foods that are free or vegetarian by nature. */
const SAID_OTHERWISE =
  /\bGF\b|plant|dairy-free|egg-free|meat-free|meatless|veganist|veggie|nut-free|notenvrij|\bvega|zonder|without|\bsoya?\b|soja|keto|corn|ma[iï]s|groente|mushroom/i;

describe('[FOO-05] a short word means the ordinary food', () => {
  test.each(['en', 'nl'] as const)('a promise in a %s name is repeated in the synonyms of that food', (language) => {
    const silent = foods
      .filter(({ name }) => PRODUCT_PROMISE[language].test(name[language]))
      .flatMap(({ id, synonyms }) => synonyms[language].map((word) => ({ id, word })))
      .filter(({ word }) => !PRODUCT_PROMISE[language].test(word) && !SAID_OTHERWISE.test(word));
    expect(silent).toEqual([]);
  });

  test('a special food has no synonym that begins the name of an ordinary food', () => {
    const owned = foods.flatMap((food) =>
      food.synonyms.nl.filter((word) => !word.includes(' ')).map((word) => ({ food, word: word.toLowerCase() })),
    );
    const wrong = owned.filter(({ food, word }) =>
      foods.some(
        (other) =>
          other.category === food.category &&
          other.name.nl.toLowerCase().startsWith(`${word} `) &&
          !other.name.nl.includes(' met ') &&
          isFreer(food, other),
      ),
    );
    expect(wrong.map(({ food, word }) => `${food.id}: ${word}`)).toEqual([]);
  });

  test.each([
    ['nl', 'sambal', []],
    ['nl', 'custard', ['english-custard']],
    ['nl', 'isolate', ['whey-isolate']],
    ['en', 'whey isolate', ['whey-isolate']],
    ['nl', 'kwark', ['quark-low-fat-any-brand']],
    ['nl', 'tamari', ['tamari']],
    ['nl', 'chocoladepasta', ['chocolate-spread']],
  ] as const)('in %s, the word %s means %j', (language, word, ids) => {
    const called = foods.filter(({ name, synonyms }) =>
      [name[language], ...synonyms[language]].some((one) => one.toLowerCase() === word),
    );
    expect(called.map(({ id }) => id)).toEqual(ids);
  });
});

/** Whether a food claims to be free of something that the other food certainly contains. */
function isFreer(food: CatalogueFood, other: CatalogueFood): boolean {
  const allergens = WIZARD_ALLERGENS;
  const diets = ['vegan', 'vegetarian', 'pescatarian'] as const;
  return (
    allergens.some((one) => food.allergens[one] === 'free' && other.allergens[one] === 'contains') ||
    diets.some((one) => food.diets[one] === 'yes' && other.diets[one] === 'no')
  );
}
