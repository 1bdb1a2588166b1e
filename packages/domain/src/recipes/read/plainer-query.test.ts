import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../../foods/fold-text.ts';
import { readPlainerQuery } from './plainer-query.ts';

describe('[FOO-01] a simplified query', () => {
  it.each([
    ['glas melk', 'melk'],
    ['een half glas melk', 'melk'],
    ['sneetje brood', 'brood'],
    ['100 g kwark', 'kwark'],
    ['100g kwark', 'kwark'],
    ['twee eieren', 'eieren'],
    ['½ avocado', 'avocado'],
    ['1,5 liter cola', 'cola'],
    ['a slice of pizza', 'pizza'],
    ['glass of red wine', 'red wine'],
    ['2x banaan', 'banaan'],
    ['kleine appel', 'appel'],
    ['kuipje zuivelspread', 'zuivelspread'],
  ])('leaves out the amount before the food: %j becomes %j', (typed, food) => {
    expect(readPlainerQuery(typed)?.text).toBe(food);
  });

  it.each([
    ['pizza slice', 'pizza'],
    ['kwark 100 g', 'kwark'],
    ['kwark 100gr', 'kwark'],
    ['eieren 2', 'eieren'],
    ['kaas plakjes', 'kaas'],
  ])('leaves out the amount after the food: %j becomes %j', (typed, food) => {
    expect(readPlainerQuery(typed)?.text).toBe(food);
  });

  it.each([
    ['calvé pindakaas', 'pindakaas'],
    ['AH halfvolle melk', 'halfvolle melk'],
    ['melk Albert Heijn', 'melk'],
    ['pot Calvé pindakaas', 'pindakaas'],
    ['jumbo unox rookworst', 'rookworst'],
  ])('leaves out the name of the maker: %j becomes %j', (typed, food) => {
    expect(readPlainerQuery(typed)?.text).toBe(food);
  });

  it.each([
    ['optimel framboos', 'optimel'],
    ["ben & jerry's cookie dough", 'ben jerrys'],
    ['2 blikjes red bull sugarfree', 'red bull'],
  ])('leaves out the variety if the brand is a single food: %j becomes %j', (typed, brand) => {
    expect(readPlainerQuery(typed)?.text).toBe(brand);
  });

  it.each(['melk', 'knorr', 'pak choi', '30+ kaas', '0% yoghurt', 'koffie met melk', '100 g', 'g', '', '!?'])(
    'leaves out nothing if that is not possible: %j',
    (typed) => {
      expect(readPlainerQuery(typed)).toBeNull();
    },
  );

  it('never contains a word that was not typed', () => {
    const words = fc.constantFrom(
      'glas',
      'van',
      '2',
      '100 g',
      'AH',
      'unox',
      'melk',
      'rode',
      'wijn',
      'slice',
      'of',
      'magnum',
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), (typed) => {
        const plainer = readPlainerQuery(typed.join(' '));
        const known = foldText(typed.join(' '));
        expect(plainer === null || ` ${known} `.includes(` ${plainer.text.split(' ')[0]} `)).toBe(true);
        expect(plainer === null || plainer.text.length < known.length).toBe(true);
      }),
    );
  });
});
