import fc from 'fast-check';
import { expect, it } from 'vitest';
import { steppedQuantity, usualQuantity, usualServing } from './usual-amount.ts';

const serving = (measure: string, grams: number) => ({ measure, one_serving_in_metric_value: grams });
const GRAM = serving('g', 1);

it.each([
  ['a piece rather than grams', [GRAM, serving('tbsp', 15), serving('piece', 120)], 'piece', 1],
  ['the serving on a label', [GRAM, serving('serving', 45)], 'serving', 1],
  ['grams rather than a spoon', [serving('tsp', 5), GRAM], 'g', 100],
  ['grams where one piece is a grain', [GRAM, serving('piece', 0.5)], 'g', 100],
  ['grams where one piece is a whole pumpkin', [GRAM, serving('piece', 2500)], 'g', 100],
  ['whatever measure there is', [serving('tsp', 5)], 'tsp', 1],
  ['one serving if that is 100 g', [serving('g', 100)], 'g', 1],
])('[FOO-02] the initial amount is %s', (_, servings, measure, quantity) => {
  const usual = usualServing(servings)!;
  expect(usual.measure).toBe(measure);
  expect(usualQuantity(usual)).toBe(quantity);
});

it('the initial amount is empty if a food cannot be measured', () => {
  expect(usualServing([])).toBeUndefined();
});

it('[FOO-02] the amount changes to the next multiple of ten grams or of a half, never to zero', () => {
  const piece = serving('piece', 50);
  expect([steppedQuantity(100, GRAM, 1), steppedQuantity(104, GRAM, -1), steppedQuantity(10, GRAM, -1)]).toEqual([
    110, 100, 10,
  ]);
  expect([steppedQuantity(1, piece, 1), steppedQuantity(0.3, piece, 1), steppedQuantity(0.3, piece, -1)]).toEqual([
    1.5, 0.5, 0.5,
  ]);
});

it('the amount is the same after a step up and a step down', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 500 }), fc.constantFrom(GRAM, serving('piece', 50)), (steps, of) => {
      const quantity = steps * (of === GRAM ? 10 : 0.5);
      expect(steppedQuantity(steppedQuantity(quantity, of, 1), of, -1)).toBe(quantity);
    }),
  );
});
