import { describe, expect, it } from 'vitest';
import { indexFoods } from './match-food.ts';
import { matchLine } from './match-line.ts';
import { weighLines } from './weigh-lines.ts';
import type { WeighableFood } from './weighable-food.ts';

const ROWS: readonly (readonly [en: string, nl: string, category?: WeighableFood['category'], piece?: number])[] = [
  ['honey', 'honing', 'SPREAD'],
  ['maple syrup', 'ahornsiroop', 'SPREAD'],
  ['chicken stock', 'kippenbouillon', 'SOUP'],
  ['vegetable stock', 'groentebouillon', 'SOUP'],
  ['chicken breast (raw)', 'kipfilet (rauw)', 'MEAT', 150],
  ['cream cheese', 'roomkaas', 'DAIRY'],
  ['lactose-free cream cheese', 'lactosevrije roomkaas', 'DAIRY'],
  ['whipping cream', 'slagroom', 'DAIRY'],
  ['red pepper', 'rode paprika', 'VEGETABLE', 160],
  ['yellow pepper', 'gele paprika', 'VEGETABLE', 160],
  ['salt', 'zout', 'SPICE'],
  ['black pepper', 'zwarte peper', 'SPICE'],
  ['ground cumin', 'komijnpoeder', 'SPICE'],
  ['paprika', 'paprikapoeder', 'SPICE'],
  ['pineapple', 'ananas', 'FRUIT', 900],
  ['cashews', 'cashewnoten', 'NUT'],
  ['ricotta', 'ricotta', 'DAIRY'],
  ['sugar', 'suiker', 'BAKING'],
  ['mature cheddar', 'oude cheddar', 'DAIRY'],
  ['chickpeas (dried)', 'kikkererwten (gedroogd)', 'PRESERVED'],
  ['chickpeas (tinned, drained)', 'kikkererwten (blik, uitgelekt)', 'PRESERVED'],
];
const index = indexFoods(
  ROWS.map(([en, nl, category = 'OTHER'], id) => ({
    id,
    category,
    measures: new Set<string>(),
    names: { en: [en, en], nl: [nl, nl] },
  })),
);
const foods = new Map<number, WeighableFood>(
  ROWS.map(([en, nl, category = 'OTHER', piece], id) => [
    id,
    {
      id,
      category,
      name: en,
      names: [en, nl],
      servings: [
        { id: 1, measure: 'g', grams: 1 },
        ...(piece === undefined ? [] : [{ id: 2, measure: 'piece', grams: piece }]),
      ],
    },
  ]),
);
const read = (line: string, language: 'en' | 'nl', portions: number | null = 4) => {
  const matched = matchLine(line, language, index);
  const weighed = weighLines(matched, foods, { portions, steps: [] });
  return weighed.map(({ state, marks }, place) => [
    state,
    matched[place]!.match.candidates.slice(0, marks.includes('choice') ? 2 : 1).map(({ id }) => ROWS[id]![0]),
    marks,
  ]);
};

describe('a choice of foods', () => {
  it.each([
    ['100 g honey or maple syrup', 'en', ['honey', 'maple syrup']],
    ['100 g honing of ahornsiroop', 'nl', ['honey', 'maple syrup']],
    ['500 g vegetable or chicken stock', 'en', ['vegetable stock', 'chicken stock']],
    ['500 g chicken or vegetable stock', 'en', ['chicken stock', 'vegetable stock']],
    ['500 g kippen- of groentebouillon', 'nl', ['chicken stock', 'vegetable stock']],
  ] as const)('is left to the person: %s', (line, language, both) => {
    expect(read(line, language)).toEqual([['unsure', both, ['choice']]]);
  });

  it.each([
    ['1 red or yellow pepper', 'en'],
    ['1 rode of gele paprika', 'nl'],
  ] as const)('is not left to the person if only the colour is open: %s', (line, language) => {
    expect(read(line, language)).toMatchObject([['matched', ['red pepper'], []]]);
  });
});

describe('a claim of being free from something', () => {
  it.each(['150 g roomkaas (lactosevrij)', '150 g roomkaas, lactosevrij'])(
    'selects the food that satisfies it: %s',
    (line) => {
      expect(read(line, 'nl')).toMatchObject([['matched', ['lactose-free cream cheese'], []]]);
    },
  );

  it('turns a match that does not satisfy it into a guess', () => {
    expect(read('250 g slagroom (lactosevrij)', 'nl')).toMatchObject([['unsure', ['whipping cream'], []]]);
  });

  it.each([
    '250 g slagroom (desgewenst lactosevrij)',
    '250 g slagroom (zie tip)',
    '250 g slagroom (of lactosevrije room)',
  ])('is not binding if it is a choice: %s', (line) => {
    expect(read(line, 'nl')).toMatchObject([['matched', ['whipping cream'], []]]);
  });
});

it.each([
  ['salt and pepper', 'en', ['salt', 'black pepper']],
  ['zout en peper', 'nl', ['salt', 'black pepper']],
  ['1 tsp each cumin and paprika', 'en', ['ground cumin', 'paprika']],
] as const)('a line can list several foods: %s', (line, language, names) => {
  const matched = matchLine(line, language, index);
  expect(matched.map(({ match }) => ROWS[match.candidates[0]!.id]![0])).toEqual(names);
});

describe('a line with two foods', () => {
  it.each([
    ['100 g honey, 200 g ricotta', 'en'],
    ['100 g honey + 200 g ricotta', 'en'],
    ['100 g honey and 200 g ricotta', 'en'],
    ['100 g honing en 200 g ricotta', 'nl'],
    ['100 g honing; 200 g ricotta', 'nl'],
  ] as const)('is split: %s', (line, language) => {
    expect(read(line, language)).toEqual([
      ['matched', ['honey'], []],
      ['matched', ['ricotta'], []],
    ]);
  });

  it.each([
    ['100 g honey, 2 gizmos', 'en'],
    ['100 g honing en 2 dinges', 'nl'],
  ] as const)('is asked about if one of them is unknown: %s', (line, language) => {
    expect(read(line, language)).toEqual([['unsure', ['honey'], []]]);
  });
});

it.each([
  ['200 g shredded white cheddar', 'mature cheddar'],
  ['1 large firm red pepper', 'red pepper'],
] as const)('%s is identified by the food itself, not by its colour or size', (line, name) => {
  expect(read(line, 'en')).toMatchObject([['matched', [name], []]]);
});

it('a line may omit the kind of a food only if the food is of that kind', () => {
  expect(read('250 g ricotta cheese', 'en')).toMatchObject([['matched', ['ricotta'], []]]);
  expect(read('250 g cashew cheese', 'en')).toMatchObject([['unsure', expect.anything(), []]]);
});

it('a line that matches only by a description finds nothing', () => {
  expect(read('1 cup white paint', 'en')).toEqual([['unmatched', [], []]]);
});

it('a food from a tin is searched for among tinned foods', () => {
  expect(read('200 g kikkererwten (uit blik)', 'nl')).toMatchObject([['matched', ['chickpeas (tinned, drained)'], []]]);
});

describe('an amount far beyond the usual', () => {
  it.each([
    ['5 kg sugar', 4],
    ['200 g salt', 4],
    ['3 kg chicken breast', 2],
  ])('must be confirmed by the person: %s for %s', (line, portions) => {
    expect(read(line, 'en', portions)).toMatchObject([['unsure', expect.anything(), ['large']]]);
  });

  it.each([
    ['800 g chicken breast', 4],
    ['500 g sugar', null],
    ['1.5 kg chicken breast', 4],
    ['12 pineapple rings', 4],
    ['2 tsp salt', 4],
  ])('is accepted if it is plausible: %s for %s', (line, portions) => {
    expect(read(line, 'en', portions)).toMatchObject([['matched', expect.anything(), []]]);
  });
});
