import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEASURED_WOMAN } from '../energy/measured-woman.test-support.ts';
import { type NutritionProfile, ACTIVITIES } from '../energy/profile.ts';
import { DIETS } from '../diets/diets.ts';
import { GOALS } from '../goals/goals.ts';
import { MACRO_PREFERENCES } from '../macros/macro-preferences.ts';
import { goalOptions } from '../onboarding/goal-options.ts';
import { wantsReason } from '../goals/energy-floor.ts';
import { faultsOfDay, healthFaultsOfDay } from './day-faults.ts';

const EXAMPLE = { kcal: 1804, protein: 99, fat: 39, carbohydrates: 245 };

describe('an invalid day', () => {
  const codes = (change: Partial<NutritionProfile>, day: typeof EXAMPLE) =>
    faultsOfDay({ ...MEASURED_WOMAN, ...change }, day, 'PERSON').map(({ code }) => code);

  it('is below the minimum of any plan', () => {
    expect(codes({}, EXAMPLE)).toEqual([]);
    expect(faultsOfDay(MEASURED_WOMAN, { kcal: 1249, protein: 49, fat: 29, carbohydrates: 180 }, 'PERSON')).toEqual([
      { code: 'calories_below_minimum', limit: 1250 },
      { code: 'protein_below_minimum', limit: 50 },
      { code: 'fat_below_minimum', limit: 30 },
    ]);
  });

  it('has macros that do not match its energy', () => {
    expect(codes({}, { ...EXAMPLE, fat: 60 })).toEqual(['calories_not_of_macros']);
    expect(codes({}, { ...EXAMPLE, carbohydrates: 200 })).toEqual(['calories_not_of_macros']);
  });

  it('is below the expenditure of someone who is under 18 or underweight', () => {
    const maintained = { ...EXAMPLE, kcal: 2004, carbohydrates: 295 };
    expect(codes({ age: 17 }, EXAMPLE)).toEqual(['deficit_not_adult']);
    expect(codes({ heightInCm: 190 }, EXAMPLE)).toEqual(['deficit_low_weight']);
    expect(codes({ age: 17, heightInCm: 190 }, maintained)).toEqual([]);
    expect(codes({ age: 18, heightInCm: 170 }, EXAMPLE)).toEqual([]);
  });
});

describe("a day of a coach's plan", () => {
  const day = (kcal: number) => ({ kcal, protein: 60, fat: 30, carbohydrates: Math.round((kcal - 590) / 4) });

  it.each([
    [1250, [], false],
    [1249, [], true],
    [800, [], true],
    [799, ['calories_below_minimum'], true],
  ] as const)('is checked: %d kcal has the errors %j and requires a reason: %s', (kcal, faults, isReasoned) => {
    expect(faultsOfDay(MEASURED_WOMAN, day(kcal), 'COACH').map(({ code }) => code)).toEqual(faults);
    expect(wantsReason(day(kcal))).toBe(isReasoned);
  });
});

describe('a health error', () => {
  it('is reported for macros that add up to less than the minimum, whatever energy is stated', () => {
    const empty = { kcal: 1800, protein: 50, fat: 30, carbohydrates: 0 };
    expect(healthFaultsOfDay(null, empty, 'PERSON')).toEqual([
      { code: 'calories_not_of_macros', limit: 470, given: 1800 },
    ]);
  });

  it('is reported even without body measurements if a minimum is not met', () => {
    const unmeasured = { ...MEASURED_WOMAN, weightInKg: null, age: 17 };
    expect(healthFaultsOfDay(unmeasured, EXAMPLE, 'PERSON')).toEqual([]);
    expect(healthFaultsOfDay(unmeasured, { ...EXAMPLE, kcal: 1000 }, 'PERSON')).toMatchObject([
      { code: 'calories_below_minimum' },
    ]);
  });
});

describe("the product's own plan", () => {
  it('never breaks the health rules, whoever it is for and whichever of the offered goals is chosen', () => {
    const people = fc.record({
      gender: fc.constantFrom('FEMALE' as const, 'MALE' as const),
      activity: fc.constantFrom(...ACTIVITIES),
      diet: fc.constantFrom(...DIETS),
      age: fc.integer({ min: 18, max: 100 }),
      weightInKg: fc.integer({ min: 4500, max: 30_000 }).map((weight) => weight / 100),
      heightInCm: fc.integer({ min: 140, max: 210 }),
      macroPreference: fc.constantFrom(...MACRO_PREFERENCES),
      highProtein: fc.boolean(),
      partnerNutritionRules: fc.boolean(),
    });
    fc.assert(
      fc.property(people, ({ macroPreference, highProtein, partnerNutritionRules, ...person }) => {
        const profile = { ...MEASURED_WOMAN, ...person, bodyFatFraction: null };
        const settings = { macroPreference, highProtein, partnerNutritionRules, userProvidedMacros: null };
        const { options, refused } = goalOptions(profile, { ...settings, mealMoments: ['LUNCH', 'DINNER'] });
        expect(options.length + refused.length).toBeGreaterThanOrEqual(GOALS.length);
        for (const { day } of options) {
          expect(healthFaultsOfDay(profile, { ...day, kcal: day.calories }, 'PERSON')).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
