import type { Ingredient } from '@weekbord/contract/recipes/models';
import { describe, expect, it } from 'vitest';
import { createFormat } from '../../../shared/locale/format.ts';
import { kitchenAmount } from './kitchen-amount.ts';

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
const spoon = serving('tbsp', 'eetlepel', 'eetlepels');
const manner = { number: createFormat('nl-NL').number, isImperial: false, ounces: 'oz', fluidOunces: 'fl oz' };

describe('kitchenAmount', () => {
  it.each([
    [0.5, spoon, '½ eetlepel'],
    [1, spoon, '1 eetlepel'],
    [1.5, spoon, '1½ eetlepels'],
    [0.67, spoon, '⅔ eetlepel'],
    [2.4, spoon, '2½ eetlepels'],
    [150, serving('g', 'g', 'g'), '150 g'],
    [7.5, serving('ml', 'ml', 'ml'), '7,5 ml'],
    [187.5, serving('g', 'g', 'g'), '190 g'],
    [2, serving('piece', 'stuk', 'stuks'), '2'],
    [1, serving('spread', 'voor één boterham', 'voor boterhammen'), 'voor één boterham'],
    [2, serving('spread', 'voor één boterham', 'voor boterhammen'), 'voor 2 boterhammen'],
  ])('writes %s of %o', (quantity, suggested_serving, expected) => {
    expect(kitchenAmount({ quantity, suggested_serving }, manner)).toBe(expected);
  });

  it('weighs in ounces where recipes are imperial, and leaves spoons alone', () => {
    const imperial = { ...manner, isImperial: true };
    expect(kitchenAmount({ quantity: 150, suggested_serving: serving('g', 'g', 'g') }, imperial)).toBe('5,3 oz');
    expect(kitchenAmount({ quantity: 120, suggested_serving: serving('ml', 'ml', 'ml') }, imperial)).toBe('4,1 fl oz');
    expect(kitchenAmount({ quantity: 2, suggested_serving: spoon }, imperial)).toBe('2 eetlepels');
  });
});
