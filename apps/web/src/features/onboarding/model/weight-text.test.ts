import { minimumHealthyWeightInKg } from '@weekbord/domain/goals/goal-weight';
import { validateGoalWeight } from '@weekbord/domain/onboarding/validate-body';
import { describe, expect, it } from 'vitest';
import { createFormat } from '../../../shared/locale/format.ts';
import { leastWeightText, weightRangeTexts, weightText } from './weight-text.ts';

const dutch = createFormat('nl-NL');
const british = createFormat('en-GB');

describe('a weight in a sentence', () => {
  it("[ONB-07] is in the person's unit", () => {
    expect(weightText(70.55, 'KILOGRAMS', dutch)).toBe('70,6 kg');
    expect(weightText(70.5, 'POUNDS', british)).toBe('155.4 lb');
    expect(weightText(70.5, 'STONES', british)).toBe('11 st 1.4 lb');
    expect(weightText(50.8, 'STONES', british)).toBe('8 st');
    expect(weightText(5, 'STONES', british)).toBe('11 lb');
  });

  it('[ONB-07] states the limits in the unit it was typed in', () => {
    expect(weightRangeTexts('KILOGRAMS', 'KILOGRAMS', dutch)).toEqual({ min: '45 kg', max: '300 kg' });
    expect(weightRangeTexts('POUNDS', 'POUNDS', british)).toEqual({ min: '100 lb', max: '660 lb' });
    expect(weightRangeTexts('STONES', 'STONES', british)).toEqual({ min: '7 st 2 lb', max: '47 st 2 lb' });
  });

  it('[ONB-08] states a minimum goal weight that is accepted when typed', () => {
    for (let height = 120; height <= 250; height++) {
      const limit = Math.ceil(minimumHealthyWeightInKg(height) * 10) / 10;
      const pounds = Number.parseFloat(leastWeightText(limit, 'POUNDS', british));
      expect(validateGoalWeight(pounds, 'POUNDS', height)).toBeNull();
      const kilograms = Number.parseFloat(leastWeightText(limit, 'KILOGRAMS', british));
      expect(validateGoalWeight(kilograms, 'KILOGRAMS', height)).toBeNull();
    }
  });
});
