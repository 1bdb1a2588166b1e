import { expect, it } from 'vitest';
import { isDiaryDate, isKeptDate } from './kept-dates.ts';

it.each([
  ['0001-01-01', false, false],
  ['1899-12-31', false, false],
  ['1900-01-01', true, false],
  ['1900-01-14', true, false],
  ['1900-01-15', true, true],
  ['1900-02-29', false, false],
  ['2000-02-29', true, true],
  ['2027-02-29', false, false],
  ['2028-02-29', true, true],
  ['2028-02-30', false, false],
  ['2199-12-17', true, true],
  ['2199-12-18', true, false],
  ['2199-12-31', true, false],
  ['2200-01-01', false, false],
  ['9999-12-27', false, false],
  ['9999-12-31', false, false],
  ['+010000-01-01', false, false],
  ['2027-1-5', false, false],
  ['today', false, false],
  ['', false, false],
])('%s can be stored: %s, and shown by a diary: %s', (text, isKept, isShown) => {
  expect([isKeptDate(text), isDiaryDate(text)]).toEqual([isKept, isShown]);
});
