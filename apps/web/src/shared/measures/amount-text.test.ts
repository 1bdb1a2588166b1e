import type { Ingredient } from '@weekbord/contract/recipes/models';
import { describe, expect, it } from 'vitest';
import { createFormat } from '../locale/format.ts';
import { amountText } from './amount-text.ts';

const serving = (measure: string, one: string, more: string): Ingredient['suggested_serving'] => ({
  id: 1,
  serving_description: `1 ${one}`,
  measurement_description: one,
  measurement_description_plural: more,
  measure,
  one_serving_in_metric_value: 1,
  kcal: null,
  protein: null,
  carbohydrates: null,
  fat: null,
  fiber: null,
  food: 1,
});
const manner = { number: createFormat('nl-NL').number, isImperial: false, ounces: 'oz', fluidOunces: 'fl oz' };

describe('amountText', () => {
  it.each([
    [187, serving('g', 'g', 'g'), '187 g'],
    [12.35, serving('ml', 'ml', 'ml'), '12,35 ml'],
    [2, serving('piece', 'stuk', 'stuks'), '2 stuks'],
    [0.5, serving('slice', 'plak', 'plakken'), '½ plak'],
    [1.35, serving('slice', 'plak', 'plakken'), '1,35 plakken'],
    [1.5, serving('serving', '2 slices', '2 slices'), '1½ × 2 slices'],
  ])('formats %s units of %o exactly', (quantity, suggested_serving, expected) => {
    expect(amountText({ quantity, suggested_serving }, manner, { decimals: 2 })).toBe(expected);
  });

  it.each([
    [2, serving('piece', 'stuk', 'stuks'), '2'],
    [1, serving('half', 'helft', 'helften'), '½'],
    [3, serving('half', 'helft', 'helften'), '1½'],
    [2, serving('nest', 'nestje', 'nestjes'), '2 nestjes'],
  ])(
    'formats %s units of %o as a bare number next to the name of the food',
    (quantity, suggested_serving, expected) => {
      expect(amountText({ quantity, suggested_serving }, manner, { hasBarePieces: true })).toBe(expected);
    },
  );

  it.each([
    [0.625, '0,63 eetlepel'],
    [0.65, '0,65 eetlepel'],
    [0.33, '⅓ eetlepel'],
    [0.667, '⅔ eetlepel'],
    [1.25, '1¼ eetlepels'],
    [1.35, '1,35 eetlepels'],
  ])(
    'formats %s in a recipe as a third, half or quarter if it is within 0.01 of that, otherwise as a number',
    (quantity, expected) => {
      const line = { quantity, suggested_serving: serving('tbsp', 'eetlepel', 'eetlepels') };
      expect(amountText(line, manner, { hasBarePieces: true })).toBe(expected);
      expect(amountText(line, manner, { decimals: 2 })).toBe(expected);
    },
  );

  it('uses ounces if recipes are imperial', () => {
    const line = { quantity: 100, suggested_serving: serving('g', 'g', 'g') };
    expect(amountText(line, { ...manner, isImperial: true })).toBe('3,5 oz');
  });

  it('shows rounded numbers within 5% of the exact amount in every unit', () => {
    const read = (text: string) => Number(text.replace(/ .*/, '').replace('.', '').replace(',', '.'));
    for (const isImperial of [false, true]) {
      for (let quantity = 0.05; quantity < 60; quantity += 0.05) {
        const size = isImperial ? 28.349523125 : 1;
        const shown = amountText({ quantity, suggested_serving: serving('g', 'g', 'g') }, { ...manner, isImperial });
        const unit = shown.endsWith('oz') ? size : 1;
        expect(Math.abs(read(shown) * unit - quantity) / quantity, shown).toBeLessThanOrEqual(0.051);
      }
    }
    const spoon = serving('tsp', 'theelepel', 'theelepels');
    for (const quantity of [0.125, 0.375, 0.045, 1 / 3, 0.35, 2.4]) {
      const shown = amountText({ quantity, suggested_serving: spoon }, manner).split(' ')[0]!;
      const value = { '⅓': 1 / 3, '¼': 0.25 }[shown] ?? read(shown);
      expect(Math.abs(value - quantity) / quantity, shown).toBeLessThanOrEqual(0.051);
    }
  });
});
