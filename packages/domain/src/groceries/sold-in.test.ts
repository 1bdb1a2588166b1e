import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../accounts/countries.ts';
import { isSoldIn, type SoldIn, whereAllAreSold } from './sold-in.ts';

describe('where foods are sold', () => {
  test.each<[SoldIn, readonly (typeof COUNTRIES)[number][]]>([
    [null, COUNTRIES],
    [
      ['NETHERLANDS', 'BELGIUM'],
      ['NETHERLANDS', 'BELGIUM', 'OTHER'],
    ],
    [['UNITED_STATES'], ['UNITED_STATES', 'OTHER']],
    [[], ['OTHER']],
  ])('%j is sold to people in %j', (soldIn, expected) => {
    expect(COUNTRIES.filter((country) => isSoldIn(country, soldIn))).toEqual(expected);
  });

  test.each<[readonly SoldIn[], SoldIn]>([
    [[], null],
    [[null, null], null],
    [[null, ['BELGIUM'], null], ['BELGIUM']],
    [
      [['NETHERLANDS', 'BELGIUM', 'IRELAND'], ['BELGIUM', 'IRELAND'], null],
      ['BELGIUM', 'IRELAND'],
    ],
    [[['NETHERLANDS'], ['UNITED_STATES']], []],
    [[['NETHERLANDS'], ['UNITED_STATES'], null], []],
  ])('all of %j are sold in %j', (foods, expected) => {
    expect(whereAllAreSold(foods)).toEqual(expected);
  });
});
