import { expect, test } from 'vitest';
import { seasonOf } from './nature-of-dish.ts';

test.each([
  ['2027-01-01', 'WINTER'],
  ['2027-03-31', 'WINTER'],
  ['2027-04-01', 'SPRING'],
  ['2027-06-30', 'SPRING'],
  ['2027-07-01', 'SUMMER'],
  ['2027-10-01', 'AUTUMN'],
  ['2027-12-31', 'AUTUMN'],
])('the date %s is in the season %s', (date, season) => expect(seasonOf(date)).toBe(season));
