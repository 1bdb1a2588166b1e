import { expect, test } from 'vitest';
import { seasonOf } from './nature-of-dish.ts';

test.each([
  ['2027-02-28', 'WINTER'],
  ['2027-03-01', 'SPRING'],
  ['2027-05-31', 'SPRING'],
  ['2027-06-01', 'SUMMER'],
  ['2027-09-01', 'AUTUMN'],
  ['2027-11-30', 'AUTUMN'],
  ['2027-12-01', 'WINTER'],
])('%s is in %s', (date, season) => expect(seasonOf(date)).toBe(season));
