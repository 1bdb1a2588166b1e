import { loadCatalogue } from '@weekbord/catalogue/load';
import { indexFoods } from '@weekbord/domain/recipes/read/match-food';
import { matchLine } from '@weekbord/domain/recipes/read/match-line';
import { weighLines } from '@weekbord/domain/recipes/read/weigh-lines';
import type { WeighableFood } from '@weekbord/domain/recipes/read/weighable-food';
import { describe, expect, it } from 'vitest';
import { EVERYDAY_ENGLISH_LINES } from './everyday-lines-en.test-support.ts';
import { EVERYDAY_DUTCH_LINES } from './everyday-lines-nl.test-support.ts';
import { ENGLISH_LINES } from './lines-en.test-support.ts';
import { DUTCH_LINES } from './lines-nl.test-support.ts';

const { foods: catalogue, measures, recipes } = loadCatalogue();
const foods = [...catalogue.values()];
const index = indexFoods(
  foods.map((food, id) => ({
    id,
    category: food.category,
    measures: new Set(food.servings.keys()),
    names: {
      en: [food.name.en, food.plural.en, ...food.synonyms.en],
      nl: [food.name.nl, food.plural.nl, ...food.synonyms.nl],
    },
  })),
);
const weighable = new Map<number, WeighableFood>(
  foods.map((food, id) => [
    id,
    {
      id,
      category: food.category,
      name: food.name.en,
      names: [food.name.en, food.plural.en, food.name.nl, food.plural.nl],
      servings: [...food.servings].map(([measure, grams], place) => ({ id: place, measure, grams })),
    },
  ]),
);
/** How far a weight may differ from the weight determined by hand. */
const SAME_WEIGHT = 0.1;
const PORTIONS = 4;

function readAll(corpus: string, language: 'nl' | 'en') {
  return corpus
    .trim()
    .split('\n')
    .map((row) => {
      const [, line = '', rightly = '', grams] = /^(.*?) = (.*?)(?: @ ([\d.]+))?$/.exec(row)!;
      const [matched] = matchLine(line, language, index);
      const [weighed] =
        matched === undefined ? [] : weighLines([matched], weighable, { portions: PORTIONS, steps: [] });
      const first = matched?.match.candidates[0];
      return {
        line,
        rightly: rightly.split(' | '),
        wanted: grams === undefined ? null : Number(grams),
        state: weighed?.state ?? 'none',
        best: first === undefined ? null : foods[first.id]!.id,
        grams: weighed?.amount?.grams ?? null,
      };
    });
}

describe.each([
  ['nl', DUTCH_LINES.trimEnd() + EVERYDAY_DUTCH_LINES],
  ['en', ENGLISH_LINES.trimEnd() + EVERYDAY_ENGLISH_LINES],
] as const)('lines of recipes in %s', (language, corpus) => {
  const lines = readAll(corpus, language);
  const ingredients = lines.filter(({ rightly }) => !rightly.includes('-'));
  const certain = ingredients.filter(({ rightly }) => !rightly.includes('?'));

  it('are numerous and refer to foods in the catalogue', () => {
    expect(lines.length).toBeGreaterThanOrEqual(120);
    const named = new Set(certain.flatMap(({ rightly }) => rightly));
    const known = new Set(foods.map(({ id }) => id));
    expect([...named].filter((id) => !known.has(id))).toEqual([]);
  });

  it('are matched correctly in 95 of 100 cases where a match is possible', () => {
    const right = certain.filter(({ state, best, rightly }) => state === 'matched' && rightly.includes(best!));
    const missed = certain.filter((line) => !right.includes(line)).map(({ line, state, best }) => [line, state, best]);
    expect(right.length / certain.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.95);
  });

  it('are matched in 88 of 100 cases if they are food', () => {
    const matched = ingredients.filter(({ state }) => state === 'matched');
    expect(matched.length / ingredients.length).toBeGreaterThanOrEqual(0.88);
  });

  it('are never matched to a wrong food without asking', () => {
    const wrong = ingredients.filter(({ state, best, rightly }) => state === 'matched' && !rightly.includes(best!));
    expect(wrong.map(({ line, best }) => [line, best])).toEqual([]);
  });

  it('do not become ingredients if they are titles, utensils or steps', () => {
    const kept = lines.filter(({ rightly, state }) => rightly.includes('-') && state !== 'none');
    expect(kept.map(({ line, best }) => [line, best])).toEqual([]);
  });

  it('have the stated weight, in 97 of 100 cases to within a tenth', () => {
    const weighed = ingredients.filter(({ wanted }) => wanted !== null);
    const off = weighed.filter(({ wanted, grams }) => Math.abs((grams ?? 0) / wanted! - 1) > SAME_WEIGHT);
    expect(
      1 - off.length / weighed.length,
      JSON.stringify(off.map(({ line, wanted, best, grams }) => [line, wanted, best, grams])),
    ).toBeGreaterThanOrEqual(0.97);
  });
});

const statesOf = (line: string, language: 'en' | 'nl') =>
  weighLines(matchLine(line, language, index), weighable, { portions: PORTIONS, steps: [] }).map(({ state }) => state);

describe('a line that counts parts of a food', () => {
  it.each(['12 bladen lasagne', '8 vellen lasagne', '6 blaadjes lasagne'])(
    'is reported as unclear if its food is a ready-made meal: %s',
    (line) => {
      expect(statesOf(line, 'nl')).toEqual(['unsure']);
    },
  );

  it.each([
    ['12 lasagne sheets', 'en'],
    ['12 lasagnebladen', 'nl'],
    ['2 tenen knoflook', 'nl'],
  ] as const)('matches the food itself: %s', (line, language) => {
    expect(statesOf(line, language)).toEqual(['matched']);
  });
});

describe('a number before a container', () => {
  it.each([
    ['1 trosje druiven', 'nl'],
    ['1 mandje aardbeien', 'nl'],
    ['2 takken tomaten', 'nl'],
    ['1 net uien', 'nl'],
    ['1 krat appels', 'nl'],
    ['2 jutezakken uien', 'nl'],
    ['1 pallet appels', 'nl'],
    ['1 sack potatoes', 'en'],
    ['1 crate apples', 'en'],
    ['1 pallet apples', 'en'],
    ['2 ropes garlic', 'en'],
    ['1 bunch grapes', 'en'],
    ['3 stone potatoes', 'en'],
  ] as const)('is not the number of pieces: %s', (line, language) => {
    expect(statesOf(line, language)).toEqual(['unsure']);
  });

  it.each([
    ['2 vine tomatoes', 'en'],
    ['1 frozen banana', 'en'],
    ['0.5 fennel bulbs', 'en'],
    ['2 friszure appels', 'nl'],
    ['4 gebakken eieren', 'nl'],
    ['2 pd uien', 'nl'],
  ] as const)('is not confused with a description: %s', (line, language) => {
    expect(statesOf(line, language)).toEqual(['matched']);
  });
});

it('every food of a list in one line is kept', () => {
  expect(statesOf('200 g rice, 2 eggs, 1 cup milk, 1 onion, 2 carrots', 'en')).toEqual(Array(5).fill('matched'));
});

const foodsIn = (line: string, language: 'en' | 'nl') =>
  matchLine(line, language, index).map(({ match }) => foods[match.candidates[0]!.id]!.id);

it.each([
  ['1 tsp each cumin, paprika and turmeric', 'en', ['cumin', 'paprika', 'turmeric']],
  ['2 tbsp each of soy sauce, rice vinegar and honey', 'en', ['soy-sauce', 'rice-vinegar', 'honey']],
  ['1 el van elk: komijn, kurkuma', 'nl', ['cumin', 'turmeric']],
  ['zout, peper en nootmuskaat', 'nl', ['salt', 'black-pepper', 'nutmeg']],
  ['Dressing: 2 tbsp honey, 1 tbsp soy sauce', 'en', ['honey', 'soy-sauce']],
] as const)('no food of a line is lost: %s', (line, language, expected) => {
  expect(foodsIn(line, language)).toEqual(expected);
});

it('an amount before several foods is asked about, and a cooked food is not taken for a raw one', () => {
  expect(statesOf('100 g boter, suiker en bloem', 'nl')).toEqual(['unsure']);
  expect(foodsIn('300 g rijst (gekookt)', 'nl')).toEqual(['rice-cooked']);
  expect(foodsIn('200 g pasta (cooked)', 'en')).toEqual(['pasta-cooked']);
});

describe('a weight of each piece', () => {
  it.each(['4 kipfilets, 150 g per stuk', '2 zalmfilets, 125 g per stuk', '2 zalmfilets (125 g per filet)'])(
    'is not another food: %s',
    (line) => {
      expect(statesOf(line, 'nl')).toEqual(['matched']);
    },
  );
});

describe('a line without an amount', () => {
  it.each([
    ...[
      'butter',
      'Parmesan',
      'honey',
      'olive oil',
      'mayonnaise',
      'peanut butter',
      'Pizza dough',
      'Meat',
      'Chicken',
      'sugar',
      'grated cheese',
    ].map((line) => [line, 'en'] as const),
    ...['boter', 'olijfolie', 'honing', 'suiker', 'pindakaas', 'geraspte kaas', 'rijst', 'bloem'].map(
      (line) => [line, 'nl'] as const,
    ),
  ])('is reported as unclear: %s (%s)', (line, language) => {
    const states = statesOf(line, language);
    expect(states.length).toBe(1);
    expect(states).not.toContain('matched');
  });

  it.each([
    ...[
      'salt',
      'black pepper',
      'salt and pepper',
      'water',
      'basil',
      'nutmeg',
      'salt, to taste',
      'chilli flakes to taste',
    ].map((line) => [line, 'en'] as const),
    ...['zout', 'peper', 'zout en peper', 'water', 'peterselie', 'kaneel', 'zout naar smaak'].map(
      (line) => [line, 'nl'] as const,
    ),
  ])('is accepted if a cook does not measure it: %s (%s)', (line, language) => {
    expect(statesOf(line, language)).not.toContain('unsure');
    expect(statesOf(line, language)).not.toContain('unmatched');
  });
});

/** One in this many catalogue recipes is written as people write recipes, and parsed again. */
const ONE_IN = 5;
const NEAR = 0.25;

it.each(['nl', 'en'] as const)(
  "the catalogue's own recipes, written in kitchen words in %s, are read back with their energy",
  (language) => {
    const sample = recipes.filter((_, place) => place % ONE_IN === 0);
    const far = sample.filter(({ ingredients, portions, perPortion }) => {
      const kcal = ingredients.map(({ food, amount, measure }) => {
        const { one, many } = measures.get(measure)!;
        const word = measure === 'piece' ? '' : `${(amount === 1 ? one : many)[language]} `;
        // People do not write the part in brackets, such as "(raw)" or "(tinned, drained)".
        const name = (amount === 1 ? food.name : food.plural)[language].replace(/\s*\(.*?\)/g, '');
        const [matched] = matchLine(`${amount} ${word}${name}`, language, index);
        const [weighed] = matched === undefined ? [] : weighLines([matched], weighable, { portions, steps: [] });
        const read = foods[weighed?.food?.id ?? -1];
        return ((weighed?.amount?.grams ?? 0) * (read?.per100.kcal ?? 0)) / 100;
      });
      const portion = kcal.reduce((sum, one) => sum + one, 0) / portions;
      return Math.abs(portion / perPortion.kcal! - 1) > NEAR;
    });
    expect(sample.length).toBeGreaterThan(100);
    expect(1 - far.length / sample.length, far.map(({ id }) => id).join(' ')).toBeGreaterThanOrEqual(0.95);
  },
);
