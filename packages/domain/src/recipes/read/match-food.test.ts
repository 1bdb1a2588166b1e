import { describe, expect, it } from 'vitest';
import { unitOfId } from './kitchen-units.ts';
import { indexFoods, matchFood } from './match-food.ts';

type Row = readonly [
  en: string,
  nl: string,
  more?: { synonyms?: readonly string[]; isSpice?: boolean; measures?: readonly string[] },
];

const ROWS: readonly Row[] = [
  ['onion', 'ui'],
  ['red onion', 'rode ui'],
  ['wheat', 'tarwe'],
  ['buckwheat (uncooked)', 'boekweit (ongekookt)'],
  ['young Gouda cheese', 'kaas'],
  ['peanut butter (100 % peanuts)', 'pindakaas (100 % pinda)'],
  ['butter', 'roomboter'],
  ['egg', 'ei'],
  ['egg white', 'eiwit (van ei)'],
  ['chicken breast (raw)', 'kipfilet (rauw)', { synonyms: ['kip'] }],
  ['cooked ham', 'ham'],
  ['beef burger', 'hamburger (rauw)'],
  ['tomato', 'tomaat'],
  ['tomato soup (ready-made)', 'tomatensoep (kant-en-klaar)'],
  ['chopped tomatoes (tinned)', 'tomatenblokjes (blik)'],
  ['broccoli', 'broccoli'],
  ['broccoli (frozen)', 'broccoli (diepvries)'],
  ['green lentils (dried)', 'groene linzen (gedroogd)'],
  ['green lentils (tinned, drained)', 'groene linzen (blik, uitgelekt)'],
  ['ground cumin', 'komijnpoeder', { isSpice: true }],
  ['fresh thyme', 'verse tijm'],
  ['dried thyme', 'gedroogde tijm', { isSpice: true }],
  ['fresh coriander', 'verse koriander'],
  ['paprika', 'paprikapoeder', { isSpice: true }],
  ['red pepper', 'rode paprika'],
  ['black pepper', 'zwarte peper', { isSpice: true }],
  ['beef stock (made up)', 'runderbouillon (bereid)', { measures: ['ml'] }],
  ['beef stock cube', 'runderbouillonblokje', { synonyms: ['runderbouillon'], measures: ['cube', 'piece'] }],
  ['cooking cream', 'kookroom'],
  ['oyster sauce', 'oestersaus'],
  ['butter beans (tinned)', 'boterbonen (blik)'],
  ['nutmeg', 'nootmuskaat', { isSpice: true }],
  ['walnuts', 'walnoten'],
  ['spinach', 'spinazie'],
  ['cucumber', 'komkommer'],
];
const index = indexFoods(
  ROWS.map(([en, nl, { synonyms = [], isSpice = false, measures = [] } = {}], id) => ({
    id,
    category: isSpice ? ('SPICE' as const) : ('OTHER' as const),
    measures: new Set(measures),
    names: { en: [en, en], nl: [nl, nl, ...synonyms] },
  })),
);

function found(name: string, language: 'en' | 'nl', unit: string | null = null): string {
  const { state, candidates } = matchFood(index, name, language, { unit: unit === null ? null : unitOfId(unit) });
  return state === 'unmatched' ? state : `${state}: ${ROWS[candidates[0]!.id]![0]}`;
}

describe('the matched food', () => {
  it.each([
    ['ui', 'nl', 'onion'],
    ['uien', 'nl', 'onion'],
    ['grote uitjes', 'nl', 'onion'],
    ['rode ui', 'nl', 'red onion'],
    ['eieren', 'nl', 'egg'],
    ['scharreleieren', 'nl', 'egg'],
    ['biologische tomaten', 'nl', 'tomato'],
    ['tomaatjes', 'nl', 'tomato'],
    ['kip filet', 'nl', 'chicken breast (raw)'],
    ['kipfilets', 'nl', 'chicken breast (raw)'],
    ['kip', 'nl', 'chicken breast (raw)'],
    ['brocoli', 'nl', 'broccoli'],
    ['komkommerschijfjes', 'nl', 'cucumber'],
    ['diepvriesspinazie', 'nl', 'spinach'],
    ['diepvries broccoli', 'nl', 'broccoli (frozen)'],
    ['komijn', 'nl', 'ground cumin'],
    ['peper', 'nl', 'black pepper'],
    ['paprika', 'nl', 'red pepper'],
    ['paprika', 'en', 'paprika'],
    ['red bell pepper', 'en', 'red pepper'],
    ['fresh thyme', 'en', 'fresh thyme'],
    ['finely chopped walnuts', 'en', 'walnuts'],
    ['unsalted butter', 'en', 'butter'],
    ['walnoten', 'en', 'walnuts'],
  ] as const)('is found for %s (%s): %s', (name, language, food) => {
    expect(found(name, language)).toBe(`matched: ${food}`);
  });

  it('is chosen in the state that the line measures', () => {
    expect(found('thyme', 'en')).toBe('matched: fresh thyme');
    expect(found('thyme', 'en', 'tsp')).toBe('matched: dried thyme');
    expect(found('runderbouillon', 'nl', 'ml')).toBe('matched: beef stock (made up)');
    expect(found('groene linzen', 'nl', 'can')).toBe('matched: green lentils (tinned, drained)');
  });

  it.each([
    ['boekweit', 'nl', 'buckwheat (uncooked)'],
    ['pindakaas', 'nl', 'peanut butter (100 % peanuts)'],
    ['eiwit', 'nl', 'egg white'],
    ['hamburger', 'nl', 'beef burger'],
    ['tomato soup', 'en', 'tomato soup (ready-made)'],
    ['butter beans', 'en', 'butter beans (tinned)'],
    ['nootmuskaat', 'nl', 'nutmeg'],
  ] as const)('%s does not match the food that one of its words or parts names', (name, language, food) => {
    expect(found(name, language)).toBe(`matched: ${food}`);
  });

  it.each([
    ['kipper', 'nl'],
    ['cacaoboter', 'nl'],
    ['melkzuur', 'nl'],
    ['leverkaas', 'nl'],
    ['waterkastanje', 'nl'],
    ['hamster', 'nl'],
    ['', 'nl'],
    ['???', 'en'],
    ['glutinous rice', 'en'],
  ] as const)('%s matches no food', (name, language) => {
    expect(found(name, language)).toBe('unmatched');
  });

  it.each([
    ['groene linzen', 'nl'],
    ['ground coriander', 'en'],
    ['vegan butter', 'en'],
    ['vegetarian oyster sauce', 'en'],
    ['gerookte tomaat', 'nl'],
    ['peanut butter cups', 'en'],
    ['tomato juice', 'en'],
    ['dried tomatoes', 'en'],
  ] as const)('%s matches no food by itself and is left to the person', (name, language) => {
    expect(found(name, language)).toMatch(/^un/);
  });
});
