import { describe, expect, it } from 'vitest';
import { minimumHealthyWeightInKg } from '../goals/goal-weight.ts';
import {
  validateAge,
  validateGoalWeight,
  validateHeightInCm,
  validateHeightInFeet,
  validateWeight,
} from './validate-body.ts';

describe('age', () => {
  it.each([
    [17, 'too_small'],
    [18, null],
    [120, null],
    [121, 'too_large'],
    [25.5, 'not_whole'],
    [null, 'required'],
    [Number.NaN, 'required'],
  ])('[ONB-05] an age of %s gives %s', (age, error) => {
    expect(validateAge(age)?.code ?? null).toBe(error);
  });
});

describe('height', () => {
  it.each([
    [119.9, 'too_small'],
    [120, null],
    [250, null],
    [251, 'too_large'],
    [null, 'required'],
  ])('[ONB-06] %s cm gives %s', (height, error) => {
    expect(validateHeightInCm(height)?.code ?? null).toBe(error);
  });

  it.each([
    [3, 11, 'too_small'],
    [4, 0, null],
    [8, 0, null],
    [8, 1, 'too_large'],
  ])('[ONB-06] %i ft %i in gives %s', (feet, inches, error) => {
    expect(validateHeightInFeet({ feet, inches })?.code ?? null).toBe(error);
  });
});

describe('weight', () => {
  it.each([
    [44.9, 'KILOGRAMS', 'too_small'],
    [45, 'KILOGRAMS', null],
    [300, 'KILOGRAMS', null],
    [300.1, 'KILOGRAMS', 'too_large'],
    [99.9, 'POUNDS', 'too_small'],
    [100, 'POUNDS', null],
    [660, 'STONES', null],
    [661, 'STONES', 'too_large'],
    [null, 'KILOGRAMS', 'required'],
  ] as const)('[ONB-07] %s in %s gives %s', (weight, unit, error) => {
    expect(validateWeight(weight, unit)?.code ?? null).toBe(error);
  });
});

describe('goal weight', () => {
  it('[ONB-08] has a lower bound at a body mass index of 18.5', () => {
    expect(minimumHealthyWeightInKg(160)).toBeCloseTo(47.36, 5);
    expect(minimumHealthyWeightInKg(200)).toBeCloseTo(74, 5);
  });

  it.each([
    [47.36, 'KILOGRAMS', 160, null],
    [47.35, 'KILOGRAMS', 160, 'goal_weight_below_healthy'],
    [104.5, 'POUNDS', 160, null],
    [104.3, 'STONES', 160, 'goal_weight_below_healthy'],
    [300, 'KILOGRAMS', 160, null],
    [301, 'KILOGRAMS', 160, 'too_large'],
    [660, 'POUNDS', 160, null],
    [0, 'KILOGRAMS', 160, 'not_positive'],
    [-5, 'KILOGRAMS', 160, 'not_positive'],
    [null, 'KILOGRAMS', 160, 'required'],
    [30, 'KILOGRAMS', null, null],
  ] as const)('[ONB-08] %s in %s at %s cm gives %s', (weight, unit, height, error) => {
    expect(validateGoalWeight(weight, unit, height)?.code ?? null).toBe(error);
  });
});
