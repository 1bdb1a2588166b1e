import { describe, expect, it } from 'vitest';
import { readMeasurement } from './read-measurement.ts';

describe('a typed measurement', () => {
  it.each([
    ['WEIGHT', '70,5', 'KILOGRAMS', 70.5],
    ['WEIGHT', ' 70.5 ', 'KILOGRAMS', 70.5],
    ['WEIGHT', '155', 'POUNDS', 70.31],
    ['WEIGHT', '155', 'STONES', 70.31],
    ['SLEEP', '7,25', 'KILOGRAMS', 7.25],
    ['STRESS', '0', 'KILOGRAMS', 0],
    ['WAIST_CIRCUMFERENCE', '81,456', 'KILOGRAMS', 81.46],
    ['BODY_FAT_PERCENTAGE', '27', 'KILOGRAMS', 27],
  ] as const)('%s of %s in %s is stored as %j', (type, text, unit, value) => {
    expect(readMeasurement(type, text, unit)).toEqual({ value });
  });

  it.each([
    ['WEIGHT', '', 'KILOGRAMS', { code: 'required' }],
    ['WEIGHT', '7o', 'KILOGRAMS', { code: 'not_a_number' }],
    ['WEIGHT', '1.070,5', 'KILOGRAMS', { code: 'not_a_number' }],
    ['WEIGHT', '0,5', 'KILOGRAMS', { code: 'too_small', limit: 1 }],
    ['WEIGHT', '300,1', 'KILOGRAMS', { code: 'too_large', limit: 300 }],
    ['WEIGHT', '650,1', 'POUNDS', { code: 'too_large', limit: 650 }],
    ['SLEEP', '0', 'KILOGRAMS', { code: 'not_positive' }],
    ['SLEEP', '16,5', 'KILOGRAMS', { code: 'too_large', limit: 16 }],
    ['STRESS', '6', 'KILOGRAMS', { code: 'too_large', limit: 5 }],
    ['WAIST_CIRCUMFERENCE', '301', 'KILOGRAMS', { code: 'too_large', limit: 300 }],
    ['BODY_FAT_PERCENTAGE', '2', 'KILOGRAMS', { code: 'too_small', limit: 3 }],
  ] as const)('%s of %j in %s is refused: %j', (type, text, unit, fault) => {
    expect(readMeasurement(type, text, unit)).toEqual({ fault });
  });
});
