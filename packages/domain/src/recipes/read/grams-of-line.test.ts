import { expect, it } from 'vitest';
import { gramsOfLine } from './grams-of-line.ts';
import { readIngredientLine } from './read-ingredient-line.ts';

const servings = (measures: Readonly<Record<string, number>>) =>
  Object.entries({ g: 1, ...measures }).map(([measure, grams], id) => ({ id, measure, grams }));
const ONION = servings({ piece: 110, tbsp: 10 });
const OIL = servings({ tbsp: 13.5, tsp: 4.5, ml: 0.91 });
const TOMATOES = servings({ can: 400, tbsp: 16 });
const CHICKPEAS = servings({ can: 240, tbsp: 15 });
const POTATO = servings({ piece: 90, large: 180, small: 50 });
const FLOUR = servings({ tbsp: 8, cup: 125 });
const SALT = servings({ tsp: 6, pinch: 0.4 });

it.each([
  ['1 kg uien', ONION, 'g', 1000, 1000, false],
  ['2 uien', ONION, 'piece', 2, 220, false],
  ['2-3 uien', ONION, 'piece', 2.5, 275, true],
  ['1 pond uien', ONION, 'g', 500, 500, false],
  ['3 grote aardappels', POTATO, 'large', 3, 540, false],
  ['2 el olie', OIL, 'tbsp', 2, 27, false],
  ['1 dl olie', OIL, 'ml', 100, 91, false],
  ['scheut olie', OIL, 'ml', 15, 13.65, true],
  ['1 cup flour', FLOUR, 'cup', 1, 125, false],
  ['100 ml bloem', FLOUR, 'tbsp', 6.65, 53.2, false],
  ['1 blik tomatenblokjes', TOMATOES, 'can', 1, 400, false],
  ['1 blik tomatenblokjes (400 g)', TOMATOES, 'can', 1, 400, false],
  ['1 blikje tomatenblokjes (200 g)', TOMATOES, 'g', 200, 200, false],
  ['1 blik kikkererwten (400 g)', CHICKPEAS, 'can', 1, 240, true],
  ['snufje zout', SALT, 'pinch', 1, 0.4, true],
  ['zout', SALT, 'pinch', 1, 0.4, true],
  ['50 kaas', servings({ tbsp: 8 }), 'g', 50, 50, true],
  ['1 handje rucola', servings({}), 'g', 25, 25, true],
  ['2 el kruiden', servings({}), 'g', 18, 18, true],
  ['1 stronk broccoli', servings({ piece: 400 }), 'piece', 1, 400, true],
] as const)('%s', (line, foodServings, measure, quantity, grams, isEstimated) => {
  const amount = gramsOfLine(readIngredientLine(line, 'nl'), foodServings)!;
  expect(amount.serving.measure).toBe(measure);
  expect(amount.quantity).toBeCloseTo(quantity, 6);
  expect(amount.grams).toBeCloseTo(grams, 6);
  expect(amount.isEstimated).toBe(isEstimated);
});

it.each(['1 pak vla', 'vla', '999999 kg vla'])('%s: unknown', (line) => {
  expect(gramsOfLine(readIngredientLine(line, 'nl'), servings({}))).toBeNull();
});
