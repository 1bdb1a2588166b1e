import { expect, it } from 'vitest';
import { MEASUREMENT_TYPES } from './measurement-types.ts';
import { beginsAtLast, firstTyped, steppedMeasurement } from './step-measurement.ts';

it('a weight changes in steps of 0.1, without binary rounding errors', () => {
  expect(steppedMeasurement('WEIGHT', 81.2, 1)).toBe(81.3);
  expect(steppedMeasurement('WEIGHT', 81, -1)).toBe(80.9);
  let value = 70;
  for (let steps = 0; steps < 30; steps += 1) value = steppedMeasurement('WEIGHT', value, 1);
  expect(value).toBe(73);
});

it('a waist changes in steps of half a centimetre, body fat in steps of 0.1', () => {
  expect(steppedMeasurement('WAIST_CIRCUMFERENCE', 84, -1)).toBe(83.5);
  expect(steppedMeasurement('BODY_FAT_PERCENTAGE', 24.9, 1)).toBe(25);
});

it('sleep and stress start empty, because the last value says nothing about the next', () => {
  expect(MEASUREMENT_TYPES.filter(beginsAtLast)).toEqual(['WEIGHT', 'WAIST_CIRCUMFERENCE', 'BODY_FAT_PERCENTAGE']);
});

it('a step starts from the last value, rounded to one decimal place', () => {
  expect(firstTyped(81.234)).toBe(81.2);
});
