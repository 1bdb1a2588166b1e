import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProduct } from './off-product.test-support.ts';
import { REFUSALS } from './imported-food.ts';
import type { RawRecord } from './raw-record.ts';
import { readAmount } from './read-amounts.ts';
import { readOffProduct } from './read-off-product.ts';

const read = (changes: RawRecord = {}) => readOffProduct(aProduct(changes));

describe('[FOO-04] codes of Open Food Facts', () => {
  it.each([
    ['with 13 digits', '8710398527677', '8710398527677', 8_710_398_527_677],
    ['with 11 digits and lost leading zeros', '34000460625', '0034000460625', 34_000_460_625],
    ['with 14 digits, including an extra zero', '08710398527677', '8710398527677', 8_710_398_527_677],
    ['as a number', 8_710_398_527_677, '8710398527677', 8_710_398_527_677],
    ['with 8 digits', '96385074', '96385074', 96_385_074],
    ['assigned by a shop, with 8 digits', '00011686', '00011686', null],
    ['assigned by a shop, with prefix 2', '2000000000008', '2000000000008', null],
    ['assigned by a shop, with lost leading zeros', '11686', '00011686', null],
  ])('%s', (_, code, key, gtin) => {
    expect(read({ code })).toMatchObject({ food: { source_key: key, gtin } });
  });

  it.each([
    ['', 'no_code'],
    [undefined, 'no_code'],
    ['0000000000000', 'no_code'],
    ['8710398527678', 'bad_check_digit'],
    ['87103985276777777', 'bad_code'],
    ['18710398527674', 'bad_code'],
    ['abc', 'bad_code'],
  ])('%j is refused', (code, refused) => {
    expect(read({ code })).toMatchObject({ refused });
  });
});

describe('[FOO-04] a record with more than one error', () => {
  it('is refused for the first error and reports the others', () => {
    const outcome = read({ code: '34000460625', product_name: '', brands: 'Maker', nutriments: {} });
    expect(outcome).toMatchObject({ refused: 'no_nutrition', also: ['code_padded', 'name_from_brand'] });
    expect(read({ code: '1', product_name: '' })).toMatchObject({ refused: 'bad_code', also: ['no_name'] });
  });
});

describe('[FOO-04] amounts as printed on the label', () => {
  it.each([
    ['390 gram', 390, 'g'],
    ['225 g e', 225, 'g'],
    ['24 fl oz (710ml)', 710, 'ml'],
    ['24 fl oz', 709.76, 'ml'],
    ['100 g ℮, 12 biscuits', 100, 'g'],
    ['6 x 50 g', 300, 'g'],
    ['2 × 1,5 l', 3000, 'ml'],
    ['260 g (4 * 75 g)', 260, 'g'],
    ['1 ONZ (28 g)', 28, 'g'],
    ['1 ONZ', 28.35, 'g'],
    ['2 BALLS (40 g)', 40, 'g'],
    ['473.17599999999993g', 473.18, 'g'],
    ['28.3495g', 28.35, 'g'],
    ['17,1 g', 17.1, 'g'],
    ['0.49 g (1 PIECE)', 0.49, 'g'],
    ['2,5 kg', 2500, 'g'],
    ['33 cl', 330, 'ml'],
  ])('are parsed: %s', (text, value, unit) => {
    expect(readAmount(text)).toEqual({ value, unit });
  });

  it.each(['1 Tafel', '56 Pieces', '', '6', '12 PICKLES, 1 PAK'])('%j gives no amount', (text) => {
    expect(readAmount(text)).toBeNull();
  });
});

const SOUP = {
  'energy-kcal_100g': 38,
  fat_100g: 1,
  carbohydrates_100g: 6,
  proteins_100g: 1,
  salt_100g: 0.7,
};

describe('[FOO-04] servings', () => {
  const servingsOf = (changes: RawRecord) => {
    const outcome = read(changes);
    return 'food' in outcome ? outcome.food.servings.map(({ measure, grams }) => [measure, grams]) : outcome.refused;
  };

  it.each([
    ['nothing', {}, [['g', 1]]],
    [
      'numbers',
      { serving_quantity: '35', product_quantity: 800 },
      [
        ['g', 1],
        ['serving', 35],
        ['pack', 800],
      ],
    ],
    [
      'strings',
      { serving_size: '20 gram', quantity: '390 gram' },
      [
        ['g', 1],
        ['serving', 20],
        ['pack', 390],
      ],
    ],
    ['a serving of more than a kilogram', { serving_size: '60 serving (2940 g)', serving_quantity: 2940 }, [['g', 1]]],
    ['millilitres of a food that is not drunk', { quantity: '500 ml' }, [['g', 1]]],
    [
      'millilitres of a food that is mostly water, such as soup',
      { quantity: '1 l', serving_size: '250 ml', nutriments: SOUP },
      [
        ['g', 1],
        ['serving', 250],
        ['pack', 1000],
      ],
    ],
    [
      'millilitres of a food with air in it',
      { serving_size: '250 ml', nutriments: SOUP, categories_tags: ['en:desserts', 'en:frozen-desserts'] },
      [['g', 1]],
    ],
    [
      'millilitres of a drink',
      { quantity: '1,5 l', serving_size: '250 ml', serving_quantity: 250, categories_tags: ['en:beverages'] },
      [
        ['g', 1],
        ['ml', 1],
        ['serving', 250],
        ['pack', 1500],
      ],
    ],
    [
      'a powder from which a drink is made',
      { quantity: '200 g', categories_tags: ['en:beverages', 'en:dried-products'] },
      [
        ['g', 1],
        ['pack', 200],
      ],
    ],
  ])('are parsed from %s', (_, changes, servings) => {
    expect(servingsOf(changes)).toEqual(servings);
  });

  it('are named in both languages', () => {
    const outcome = read({ serving_quantity: 35 });
    expect('food' in outcome && outcome.food.servings[1]).toEqual({
      measure: 'serving',
      description_en: 'serving',
      description_nl: 'portie',
      plural_en: 'servings',
      plural_nl: 'porties',
      grams: 35,
    });
  });
});

describe('[FOO-04] any record in a file', () => {
  const keys = Object.keys({
    ...aProduct(),
    ...(aProduct()['nutriments'] as RawRecord),
    nutrition: 0,
    allergens_tags: 0,
  });
  const damaged = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue());

  it('becomes a plausible food, or is refused with a reason', () => {
    fc.assert(
      fc.property(damaged, damaged, (record, nutriments) => {
        const outcome = readOffProduct({ ...aProduct({ nutriments }), ...record });
        if ('refused' in outcome) {
          expect(REFUSALS).toContain(outcome.refused);
          return;
        }
        const { kcal, protein, fat, carbohydrates, salt, servings } = outcome.food;
        expect(kcal).toBeGreaterThanOrEqual(0);
        expect(kcal).toBeLessThanOrEqual(910);
        for (const grams of [protein, fat, carbohydrates, salt]) expect(grams ?? 0).toBeLessThanOrEqual(100.5);
        expect((protein ?? 0) + (fat ?? 0) + (carbohydrates ?? 0)).toBeLessThanOrEqual(105);
        for (const { grams } of servings) expect(grams).toBeGreaterThan(0);
        expect(JSON.stringify(outcome)).not.toContain('\\u0000');
      }),
    );
  });
});
