import { expect, it } from 'vitest';
import { parseFigure } from './parse-figure.ts';

it.each([
  ['1,050', 1050, 1.05],
  ['1.050', 1.05, 1050],
  ['1,250.5', 1250.5, null],
  ['1.250,5', null, 1250.5],
  ['12,345', 12_345, 12.345],
  ['1,234,567', 1_234_567, null],
  ['1050', 1050, 1050],
  ['350,5', 350.5, 350.5],
  ['350.5', 350.5, 350.5],
  ['0,125', 0.125, 0.125],
  ['0.125', 0.125, 0.125],
  ['1,05', 1.05, 1.05],
  ['-1,050', -1.05, -1.05],
  ['', null, null],
  ['much', null, null],
] as const)('%j is %s in English and %s in Dutch', (text, english, dutch) => {
  expect(parseFigure(text, 'en')).toBe(english);
  expect(parseFigure(text, 'nl')).toBe(dutch);
});
