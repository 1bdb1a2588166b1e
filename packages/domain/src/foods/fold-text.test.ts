import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, wordsOf } from './fold-text.ts';
import { searchTextOfFood } from './search-text-of-food.ts';

describe('folded text', () => {
  it.each([
    ['Crème brûlée', 'creme brulee'],
    ['  VOLLE   Yoghurt ', 'volle yoghurt'],
    ['Ben & Jerry’s', 'ben jerrys'],
    ['Smørrebrød', 'smorrebrod'],
    ['Œufs à la coque', 'oeufs a la coque'],
    ['Weiße Soße', 'weisse sosse'],
    ['ijs', 'ijs'],
    ['appel (Elstar), 1½ kg', 'appel elstar 1 1 2 kg'],
    ['7-Up', '7 up'],
    ['İzmir', 'izmir'],
    ['!?', ''],
  ])('is made from %j: %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is the same for a word after any other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(foldText(`${text} é`)).toBe(`${foldText(text)} e`.trim());
      }),
    );
  });

  it('stays the same when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(wordsOf(text).join(' ')).toBe(folded);
      }),
    );
  });
});

describe('the search text of a food', () => {
  it('contains its names in both languages, singular and plural, other names and the brand, each once', () => {
    const food = {
      name_en: 'onion',
      name_nl: 'ui',
      plural_en: 'onions',
      plural_nl: 'uien',
      synonyms_en: ['Onion'],
      synonyms_nl: ['ajuin'],
      brand_name: 'Côté',
    };
    expect(searchTextOfFood(food)).toBe('onion ui onions uien ajuin cote');
    expect(searchTextOfFood({ name_en: 'Nutella', name_nl: 'Nutella', brand_name: null })).toBe('nutella');
  });

  it('is at most 500 characters and ends with a whole word', () => {
    const name = 'chocolate '.repeat(80);
    const text = searchTextOfFood({ name_en: name, name_nl: name });
    expect(text.length).toBeLessThanOrEqual(500);
    expect(text.endsWith('chocolate')).toBe(true);
    expect(searchTextOfFood({ name_en: 'x'.repeat(900), name_nl: '' })).toHaveLength(500);
  });
});
