import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OwnFoodTexts, readOwnFood } from './read-own-food.ts';

const LABEL: OwnFoodTexts = {
  name: ' Speculaas ',
  brand: '',
  barcode: '',
  servingName: '',
  servingGrams: '',
  kcal: '480',
  fat: '19,5',
  carbohydrates: '70',
  fiber: '',
  protein: '5.5',
};

describe('readOwnFood', () => {
  it('accepts decimal commas and dots; empty optional fields are unknown', () => {
    expect(readOwnFood(LABEL, { basis: 'per_100g', unit: 'g', unnamed: 'serving', language: 'en' })).toEqual({
      food: {
        name: 'Speculaas',
        brand_name: null,
        barcode: null,
        per_100g: { kcal: 480, fat: 19.5, carbohydrates: 70, fiber: null, protein: 5.5 },
        by_volume: false,
        serving: null,
      },
    });
    expect(
      readOwnFood(
        { ...LABEL, servingName: 'koek', servingGrams: '12,5', fiber: '0' },
        { basis: 'per_100g', unit: 'g', unnamed: 'x', language: 'en' },
      ),
    ).toMatchObject({
      food: { serving: { description: 'koek', grams: 12.5 }, per_100g: { fiber: 0 } },
    });
  });

  it.each([
    [{ name: ' ' }, { name: { code: 'required' } }],
    [{ kcal: '' }, { kcal: { code: 'required' } }],
    [{ protein: 'veel' }, { protein: { code: 'not_a_number' } }],
    [{ fat: '-1' }, { fat: { code: 'negative' } }],
    [{ fiber: 'x' }, { fiber: { code: 'not_a_number' } }],
    [{ carbohydrates: '1001' }, { carbohydrates: { code: 'too_large', limit: 1000 } }],
    [{ barcode: '123' }, { barcode: { code: 'not_a_barcode' } }],
    [{ barcode: '8710400000001' }, { barcode: { code: 'barcode_check_digit' } }],
    [{ servingName: 'koek' }, { servingGrams: { code: 'required' } }],
    [{ servingGrams: '0' }, { servingGrams: { code: 'not_positive' } }],
  ])('refuses %j', (texts, faults) => {
    expect(
      readOwnFood({ ...LABEL, ...texts }, { basis: 'per_100g', unit: 'g', unnamed: 'serving', language: 'en' }),
    ).toEqual({
      faults,
    });
  });

  it('requires the weight of a serving if the label is per serving', () => {
    expect(readOwnFood(LABEL, { basis: 'per_serving', unit: 'g', unnamed: 'serving', language: 'en' })).toEqual({
      faults: { servingGrams: { code: 'required' } },
    });
  });

  it.each([
    ['en', '1,050', '1,250', 84],
    ['nl', '1.050', '1.250', 84],
    ['en', '1050', '1250', 84],
    ['en', '10.5', '12.5', 84],
    ['nl', '10,5', '12,5', 84],
    ['en', '1,050.5', '1,250', 84.04],
    ['nl', '1.050,5', '1.250', 84.04],
  ] as const)('parses thousands in %s: %s kcal in %s g', (language, kcal, servingGrams, per100) => {
    const texts = { ...LABEL, kcal, servingGrams };
    const read = readOwnFood(texts, { basis: 'per_serving', unit: 'g', unnamed: 'serving', language });
    expect(read).toMatchObject({ food: { per_100g: { kcal: per100 } } });
  });

  it('converts nutrients per serving to 100 g', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 4000 }), (grams, kcal) => {
        const read = readOwnFood(
          { ...LABEL, servingGrams: `${grams}`, kcal: `${kcal}` },
          { basis: 'per_serving', unit: 'g', unnamed: 'portie', language: 'en' },
        );
        expect('food' in read && read.food.per_100g.kcal).toBeCloseTo((kcal * 100) / grams, 3);
        expect(read).toMatchObject({ food: { serving: { description: 'portie', grams } } });
      }),
    );
  });

  it('keeps nutrients per 100 ml, and a serving in ml, unchanged', () => {
    const cola = {
      ...LABEL,
      servingName: 'can',
      servingGrams: '330',
      kcal: '42',
      fat: '0',
      carbohydrates: '10,6',
      protein: '0',
    };
    const figures = { kcal: 42, fat: 0, carbohydrates: 10.6, fiber: null, protein: 0 };
    const food = { per_100g: figures, by_volume: true, serving: { description: 'can', grams: 330 } };
    expect(readOwnFood(cola, { basis: 'per_100ml', unit: 'ml', unnamed: 'serving', language: 'en' })).toMatchObject({
      food,
    });
    const perCan = { ...cola, kcal: '138,6', carbohydrates: '34,98' };
    expect(readOwnFood(perCan, { basis: 'per_serving', unit: 'ml', unnamed: 'serving', language: 'en' })).toMatchObject(
      { food },
    );
    // The unit chosen earlier for a serving does not affect nutrients per 100 g.
    expect(readOwnFood(cola, { basis: 'per_100g', unit: 'ml', unnamed: 'serving', language: 'en' })).toMatchObject({
      food: { by_volume: false },
    });
  });
});
