import { expect, it } from 'vitest';
import { readColour } from './branding.ts';

it.each([
  ['#2E7D5B', '#2e7d5b'],
  [' 2e7d5b ', '#2e7d5b'],
  ['#fa0', '#ffaa00'],
  ['', null],
  ['#12345', null],
  ['red', null],
  ['#12345g', null],
  ['url(#123456)', null],
])('the colour %j is parsed as %j', (typed, colour) => {
  expect(readColour(typed)).toBe(colour);
});
