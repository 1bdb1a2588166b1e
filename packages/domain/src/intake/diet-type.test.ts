import { describe, expect, it } from 'vitest';
import { changedDietType, type DietTypeChange } from './diet-type.ts';
import type { MacroPreference } from '../macros/macro-preferences.ts';

describe('the diet type after a change', () => {
  it.each<[MacroPreference, DietTypeChange, MacroPreference]>([
    ['LOW_CARB', {}, 'LOW_CARB'],
    ['LOW_CARB', { dietType: 'KETO' }, 'KETO'],
    ['LOW_CARB', { isKetoUser: true }, 'KETO'],
    ['LOW_CARB', { isOnMenopauseDiet: true }, 'MENOPAUSE'],
    ['LOW_CARB', { isKetoUser: false, isOnMenopauseDiet: false }, 'LOW_CARB'],
    ['KETO', { isKetoUser: false }, 'RECOMMENDED'],
    ['MENOPAUSE', { isOnMenopauseDiet: false }, 'RECOMMENDED'],
    ['KETO', { dietType: 'RECOMMENDED', isKetoUser: true }, 'RECOMMENDED'],
  ])('for %s with %o, changes to %s', (stored, change, expected) => {
    expect(changedDietType(stored, change)).toBe(expected);
  });
});
