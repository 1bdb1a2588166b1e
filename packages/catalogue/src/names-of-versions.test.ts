import { recipeAdapter, type RulesOfEater } from '@weekbord/domain/recipes/versions/adapt-recipe';
import {
  isSaidOfDishes,
  nameOfVersion,
  stepOfVersion,
  unsaidSwaps,
} from '@weekbord/domain/recipes/versions/name-of-version';
import { versionLabel } from '@weekbord/domain/recipes/versions/version-label';
import { ALLERGENS } from '@weekbord/domain/foods/allergens';
import { INGREDIENT_DISLIKES } from '@weekbord/domain/foods/ingredient-dislikes';
import { LANGUAGES, type Language } from '@weekbord/domain/languages/languages';
import { describe, expect, test } from 'vitest';
import type { CatalogueFood } from './format.ts';
import { catalogue } from './product-catalogue.test-support.ts';

const foods = [...catalogue.foods.values()];
const DIETS = ['vegan', 'vegetarian', 'pescatarian', 'halal'] as const;

const disliked = (dislike: (typeof INGREDIENT_DISLIKES)[number]) =>
  foods.filter(({ dislikes }) => dislikes.includes(dislike)).map(({ id }) => id);
const without = (origin: 'egg' | 'dairy' | 'alcohol') =>
  foods.filter((food) => food.origin === null || food.origin.has(origin)).map(({ id }) => id);

/** Every diet with every allergen, and every food that people dislike. */
const EATERS: readonly RulesOfEater[] = [null, ...DIETS].flatMap((diet): RulesOfEater[] => [
  { diet },
  ...ALLERGENS.map((allergen) => ({ diet, intolerances: [allergen] })),
  { diet, intolerances: ['gluten', 'lactose'] },
  { diet, intolerances: ['gluten', 'milk'] },
  ...INGREDIENT_DISLIKES.map((dislike) => ({ diet, avoidFoodIds: disliked(dislike) })),
  ...(['egg', 'dairy', 'alcohol'] as const).map((origin) => ({ diet, avoidFoodIds: without(origin) })),
]);

type Version = Readonly<{
  eater: RulesOfEater;
  /** Whether the original recipe suits the diet. */
  isFit: boolean;
  name: string;
  steps: readonly string[];
  written: string;
  onPlate: readonly string[];
  swapped: readonly Readonly<{ from: string; to: string }>[];
}>;

function versionsIn(language: Language): Version[] {
  return EATERS.flatMap((eater) => {
    const adapt = recipeAdapter<CatalogueFood>(catalogue.swaps, eater);
    return catalogue.recipes.flatMap(({ name, steps, ingredients, swaps, diets }): Version[] => {
      const version = adapt({ lines: ingredients, swaps });
      if (version?.changes === undefined) return [];
      const swapped = version.changes.map(({ from, line }) => ({
        from: from.name[language],
        to: version.lines[line]!.food.name[language],
      }));
      return [
        {
          eater,
          isFit: eater.diet != null && diets[eater.diet] === 'yes',
          written: name[language],
          name: nameOfVersion(name[language], swapped),
          steps: steps.map((step) => stepOfVersion(step[language], swapped)),
          onPlate: version.lines.map(({ food }) => food.name[language].toLowerCase()),
          swapped,
        },
      ];
    });
  });
}

const VERSIONS = { en: versionsIn('en'), nl: versionsIn('nl') };

const MEAT = {
  en: 'chicken|turkey|beef|pork|lamb|ham|bacon|lardons|chorizo|salami|gyros|mince|meatballs?|bolognese|sausages?|bangers',
  nl: 'kip|kipfilet|kalkoen|rundvlees|varkensvlees|varkenshaas|ham|spek|spekjes|chorizo|salami|gyros|gehakt|gehaktballen|balletjes|bolognese|rookworst|worst',
};
const DAIRY = {
  en: 'milk|butter(?! beans| chicken)|cream|yoghurt|quark|skyr|kefir|custard|cheese|cheddar|gouda|feta|brie|mozzarella|halloumi|paneer|ricotta|parmesan|honey',
  nl: 'melk|boter|roomboter|room|yoghurt|kwark|skyr|kefir|vla|kaas|cheddar|feta|brie|mozzarella|halloumi|paneer|ricotta|honing',
};
const PORK = {
  en: 'pork|ham|(?<!turkey )bacon|lardons|chorizo|salami',
  nl: 'varkensvlees|varkenshaas|ham|spek|spekjes|chorizo|salami|fricandeau',
};
const GLUTEN = { en: 'rye|spelt|bulgur|seitan|barley', nl: 'roggebrood|spelt|bulgur|seitan|gort' };
/** Words that turn the next word into a different food. */
const NOT_OF_ANIMALS = {
  en: 'vegan|vegetarian|meat-free|dairy-free|soy|soya|coconut|peanut|seed|almond|nut|bean|beetroot|lentil|carrot|chickpea|mushroom|tempeh|tofu|portobello|cocoa|cashew|oat|plant-based',
  nl: 'vegan|vegetarische|vleesvrije|zuivelvrije|plantaardige|kokos|pinda|amandel',
};

/** Whether a text contains a word that is not preceded by a word that changes its meaning. */
function says(text: string, words: string, language: Language): boolean {
  const found = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');
  return [...text.matchAll(found)].some(({ index }) => {
    const before = text.slice(0, index);
    return !new RegExp(`(?:^|[\\s-])(?:${NOT_OF_ANIMALS[language]})(?:[\\s-]\\p{L}+){0,2}[\\s-]$`, 'iu').test(before);
  });
}

describe.each(LANGUAGES)('the name of a version (%s)', (language) => {
  const versions = VERSIONS[language];

  test.each([
    ['vegan', `${MEAT[language]}|${DAIRY[language]}`],
    ['vegetarian', MEAT[language]],
    ['pescatarian', MEAT[language]],
    ['halal', PORK[language]],
  ] as const)('never names a food that a %s diet excludes', (diet, words) => {
    const wrong = versions.filter(
      ({ eater, isFit, name }) => eater.diet === diet && !isFit && says(name, words, language),
    );
    expect([...new Set(wrong.map(({ name, written }) => `${written}: ${name}`))]).toEqual([]);
  });

  test('never names a grain with gluten to someone who avoids gluten', () => {
    const ofThem = versions.filter(({ eater }) => eater.intolerances?.includes('gluten'));
    const wrong = ofThem.filter(({ name }) =>
      new RegExp(`(?<!\\p{L})(?:${GLUTEN[language]})(?!\\p{L})`, 'iu').test(name),
    );
    expect([...new Set(wrong.map(({ name, written }) => `${written}: ${name}`))]).toEqual([]);
  });

  test('never promises a food that is not on the plate', () => {
    const wrong = versions.flatMap(({ name, written, swapped, onPlate }) =>
      swapped.flatMap(({ from, to }) => {
        const isGone = !onPlate.some((one) => wordsOf(from).some((word) => one.includes(word)));
        const isLike = GENERIC.test(wordsOf(from)[0] ?? '') || /gluten-?free|glutenvrij/i.test(name);
        return isGone && !isLike && wordsOf(from).some((word) => says(name, word, language))
          ? [`${written}: ${name} (${from} > ${to})`]
          : [];
      }),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('never needs an extra label to say that a food was replaced', () => {
    const unsaid = versions.flatMap(({ written, swapped }) =>
      swapped.flatMap((one) =>
        !isSaidOfDishes(one) && versionLabel(written, [{ from: one.from, because: ['diet:vegan'] }]) !== null
          ? [`${written}: ${one.from} > ${one.to}`]
          : [],
      ),
    );
    expect([...new Set(unsaid)]).toEqual([]);
  });

  test('says which allergen was left out, or has a label that does', () => {
    const silent = versions.flatMap(({ eater, written, name, swapped }) =>
      (eater.intolerances ?? []).flatMap((allergen) => {
        const reasoned = swapped.map((one) => ({ ...one, because: [`intolerance:${allergen}`] as const }));
        const isPromised = versionLabel(written, reasoned) !== null;
        const label = versionLabel(written, unsaidSwaps(written, reasoned));
        return isPromised && name === written && label === null ? [`${written}, without ${allergen}`] : [];
      }),
    );
    expect([...new Set(silent)]).toEqual([]);
  });

  test('is never followed by a step that cooks meat for a vegan or vegetarian', () => {
    const wrong = versions.flatMap(({ eater, steps }) =>
      eater.diet === 'vegan' || eater.diet === 'vegetarian'
        ? steps.filter((step) => says(step, STEP_MEAT[language], language))
        : [],
    );
    expect([...new Set(wrong)]).toEqual([]);
  });
});

/** Words for meat in steps; mince and burgers are left out, because they can be made of anything. */
const STEP_MEAT = {
  en: 'chicken|turkey|beef|pork|lamb(?!.s\\b)|ham|bacon|lardons|chorizo|prawns',
  nl: 'kip|kipfilet|kalkoen|rundvlees|varkensvlees|varkenshaas|ham|spekjes|chorizo|garnalen',
};

/** Words that apply to many foods. */
const GENERIC = /^(?:bread|cheese|crackers|sauce|nuts|potatoes|brood|saus|noten|spread|toastjes)$/;

/** Returns the last word of a food's name, which says what the food is. */
function wordsOf(name: string): string[] {
  const bare = name.toLowerCase().replace(/\s*\(.*?\)|,.*$/gu, '');
  const [last = ''] = bare.split(/[\s-]+/u).slice(-1);
  return last.length > 4 ? [last] : [];
}
