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
  it('reads commas and dots; what may be left out is unknown', () => {
    expect(readOwnFood(LABEL, 'per_100g', 'serving')).toEqual({
      food: {
        name: 'Speculaas',
        brand_name: null,
        barcode: null,
        per_100g: { kcal: 480, fat: 19.5, carbohydrates: 70, fiber: null, protein: 5.5 },
        serving: null,
      },
    });
    expect(
      readOwnFood({ ...LABEL, servingName: 'koek', servingGrams: '12,5', fiber: '0' }, 'per_100g', 'x'),
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
    expect(readOwnFood({ ...LABEL, ...texts }, 'per_100g', 'serving')).toEqual({ faults });
  });

  it('needs the weight of a serving when the label gives figures per serving', () => {
    expect(readOwnFood(LABEL, 'per_serving', 'serving')).toEqual({ faults: { servingGrams: { code: 'required' } } });
  });

  it('brings figures per serving to 100 g', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 4000 }), (grams, kcal) => {
        const read = readOwnFood({ ...LABEL, servingGrams: `${grams}`, kcal: `${kcal}` }, 'per_serving', 'portie');
        expect('food' in read && read.food.per_100g.kcal).toBeCloseTo((kcal * 100) / grams, 3);
        expect(read).toMatchObject({ food: { serving: { description: 'portie', grams } } });
      }),
    );
  });
});
