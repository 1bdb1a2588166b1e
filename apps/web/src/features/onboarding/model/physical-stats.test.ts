import { defaultOnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { defaultUnitPreferences } from '@weekbord/domain/onboarding/unit-preferences';
import { validateOnboardingForm } from '@weekbord/domain/onboarding/validate-onboarding-form';
import { describe, expect, it } from 'vitest';
import { typeHeight, typeWeight } from '../../../shared/intake/measure-entry.ts';
import {
  physicalFaults,
  physicalStatsOf,
  withHeightUnit,
  withPhysicalStats,
  withWeightUnit,
} from './physical-stats.ts';

const dutch = defaultOnboardingForm(defaultUnitPreferences('nl-NL', 'web-wizard', false));
const british = defaultOnboardingForm(defaultUnitPreferences('en-GB', 'web-wizard', false));
const american = defaultOnboardingForm(defaultUnitPreferences('en-US', 'web-wizard', false));

describe('the fields for height and weights', () => {
  it("[ONB-22] start in the units of the person's device", () => {
    expect(physicalStatsOf(dutch, {}, 'nl')).toMatchObject({ height: { texts: ['160'] }, weight: { texts: ['70'] } });
    expect(physicalStatsOf(british, {}, 'en')).toMatchObject({
      height: { texts: ['5', '3'] },
      weight: { texts: ['11', '0.3'] },
    });
    expect(physicalStatsOf(american, {}, 'en').weight.texts).toEqual(['154.3']);
  });

  it('show what was typed before, valid or not', () => {
    const stats = physicalStatsOf(dutch, {}, 'nl');
    const weight = typeWeight(stats.weight, 0, '7', 'KILOGRAMS');
    expect(physicalStatsOf(dutch, { weight }, 'nl').weight.texts).toEqual(['7']);
  });

  it('[ONB-06] [ONB-07] keep the answers through every switch of units', () => {
    const stats = physicalStatsOf(dutch, {}, 'nl');
    const switched = withWeightUnit(withHeightUnit(stats, 'FEET', 'nl'), 'STONES', 'nl');
    expect(withPhysicalStats(dutch, switched)).toEqual(dutch);
    expect(physicalFaults(switched)).toEqual({ height: null, weight: null, goalWeight: null });
  });

  it('[ONB-06] [ONB-07] [ONB-08] say what is wrong with each field', () => {
    const stats = physicalStatsOf(dutch, {}, 'nl');
    const wrong = {
      height: typeHeight(stats.height, 0, '119', 'CENTIMETRES'),
      weight: typeWeight(stats.weight, 0, '300,1', 'KILOGRAMS'),
      goalWeight: typeWeight(stats.goalWeight, 0, '', 'KILOGRAMS'),
    };
    expect(physicalFaults(wrong)).toEqual({
      height: { code: 'too_small', limit: 120 },
      weight: { code: 'too_large', limit: 300 },
      goalWeight: { code: 'required' },
    });
    const low = { ...stats, goalWeight: typeWeight(stats.goalWeight, 0, '47,3', 'KILOGRAMS') };
    expect(physicalFaults(low).goalWeight).toEqual({ code: 'goal_weight_below_healthy', limit: 47.4 });
    const tall = physicalStatsOf(british, {}, 'en');
    expect(physicalFaults({ ...tall, height: typeHeight(tall.height, 0, '8', 'FEET') }).height).toEqual({
      code: 'too_large',
      limit: 8,
    });
    expect(withPhysicalStats(dutch, wrong)).toBeNull();
  });

  it('[ONB-07] accept the ends of both ranges, as the server does', () => {
    const rules = { flags: [], partnerNutritionRules: false, today: '2026-03-02' };
    for (const [form, unit, ends] of [
      [dutch, 'KILOGRAMS', ['45', '300']],
      [american, 'POUNDS', ['100', '660']],
    ] as const) {
      for (const end of ends) {
        const stats = physicalStatsOf(form, {}, 'en');
        const typed = { ...stats, weight: typeWeight(stats.weight, 0, end, unit) };
        expect(physicalFaults(typed).weight).toBeNull();
        const saved = withPhysicalStats(form, typed);
        expect(saved && validateOnboardingForm({ ...saved, goal: 'RECOMPOSITION' }, rules)).toEqual([]);
      }
    }
  });
});
