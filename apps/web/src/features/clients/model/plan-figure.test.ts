import { expect, it } from 'vitest';
import { gramsOf } from './plan-draft.ts';
import { isNoFigure } from './plan-figure.ts';

it.each([
  ['120', 120, 120],
  ['120.4', 120, 120],
  ['120,4', 120, 120],
  // No meal has 1,250 g, so the number is refused rather than read as a decimal.
  ['1,250', null, 1],
  ['1.250', 1, null],
  ['much', null, null],
  ['-1', null, null],
] as const)('the typed value %j g is %s in English and %s in Dutch', (text, english, dutch) => {
  expect(gramsOf(text, 'en')).toBe(english);
  expect(gramsOf(text, 'nl')).toBe(dutch);
});

it.each([
  ['1,850', false, false],
  ['1.850', false, false],
  ['1,850.5', false, true],
  ['1.850,5', true, false],
  ['100,000', true, false],
  ['', true, true],
] as const)('%j is not a valid figure in a plan: %s in English, %s in Dutch', (text, english, dutch) => {
  expect(isNoFigure(text, 'en')).toBe(english);
  expect(isNoFigure(text, 'nl')).toBe(dutch);
});
