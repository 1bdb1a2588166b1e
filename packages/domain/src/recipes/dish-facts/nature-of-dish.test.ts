import { expect, test } from 'vitest';
import { seasonOf } from './nature-of-dish.ts';

test.each([
  ['2027-01-01', 'WINTER'],
  ['2027-03-31', 'WINTER'],
  ['2027-04-01', 'SPRING'],
  ['2027-05-31', 'SPRING'],
  ['2027-06-01', 'SUMMER'],
  ['2027-08-31', 'SUMMER'],
  ['2027-09-01', 'AUTUMN'],
  ['2027-11-30', 'AUTUMN'],
  ['2027-12-01', 'WINTER'],
  ['2027-12-31', 'WINTER'],
])('the date %s is in the season %s', (date, season) => expect(seasonOf(date)).toBe(season));
