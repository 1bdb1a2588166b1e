import { describe, expect, it } from 'vitest';
import { WIZARD_MEAL_MOMENTS } from '../slots/meal-moments.ts';
import { offeredDietTypes, offeredDiets, offeredDislikes } from './offered-options.ts';
import { toggleIntolerance, toggleSingle } from './toggle-choice.ts';
import {
  validateDiet,
  validateDislikes,
  validateIntolerances,
  validateMealTimes,
  validateWeeklyGoal,
  withoutDuplicates,
} from './validate-choices.ts';
import { gramsFromPercentages, validateMacros, validatePercentages } from './validate-macros.ts';

describe('weekly goal', () => {
  it('[ONB-09] must be one of the offered goals, and is never valid if none is offered', () => {
    const offered = ['LOSE_0_25_KG_PER_WEEK'] as const;
    expect(validateWeeklyGoal('LOSE_0_25_KG_PER_WEEK', offered)).toBeNull();
    expect(validateWeeklyGoal('LOSE_1_KG_PER_WEEK', offered)).toEqual({ code: 'weekly_goal_unsafe' });
    expect(validateWeeklyGoal(null, offered)).toEqual({ code: 'required' });
    expect(validateWeeklyGoal('LOSE_0_25_KG_PER_WEEK', [])).toEqual({ code: 'weekly_goal_unsafe' });
  });
});

describe('custom macros', () => {
  it.each([
    [1600, null],
    [1525, null],
    [1524, { code: 'calories_not_of_macros', limit: 1601, given: 1524 }],
    [1685, null],
    [1686, { code: 'calories_not_of_macros', limit: 1601, given: 1686 }],
  ])('[ONB-11] are compared: a total of 1601 kcal with %i kcal entered gives %j', (calories, fault) => {
    const macros = { calories, protein: 100, fat: 61, carbohydrates: 163 };
    expect(validateMacros(macros)).toEqual({ calories: fault, protein: null, fat: null, carbohydrates: null });
  });

  it('[ONB-11] are compared with the calories once each field is valid', () => {
    const macros = { calories: 3000, protein: 10, fat: 60, carbohydrates: 160 };
    expect(validateMacros(macros)).toMatchObject({ calories: null, protein: { code: 'protein_below_minimum' } });
  });

  const right = { calories: 1250, protein: 50, fat: 30, carbohydrates: 195 };
  const none = { calories: null, protein: null, fat: null, carbohydrates: null };

  it('[ONB-11] may equal the minimums', () => {
    expect(validateMacros(right)).toEqual(none);
  });

  it.each([
    ['calories', 1249, 'calories_below_minimum'],
    ['calories', null, 'required'],
    ['protein', 49.9, 'protein_below_minimum'],
    ['protein', null, 'required'],
    ['fat', 29, 'fat_below_minimum'],
    ['fat', Number.NaN, 'required'],
    ['carbohydrates', 0, 'not_positive'],
    ['carbohydrates', null, 'required'],
  ] as const)('[ONB-11] with the value of %s as %s give %s', (field, value, error) => {
    expect(validateMacros({ ...right, [field]: value })).toEqual({
      ...none,
      [field]: expect.objectContaining({ code: error }),
    });
  });

  it('[ONB-11] can be converted from percentages to grams', () => {
    const percentages = { protein: 25, fat: 30, carbohydrates: 45 };
    const grams = gramsFromPercentages(2000, percentages);
    expect(grams).toEqual({ protein: 125, fat: 67, carbohydrates: 225 });
    expect(validatePercentages(percentages)).toBeNull();
    expect(validatePercentages({ ...percentages, fat: 20 })).toEqual({ code: 'percentages_not_100' });
  });
});

describe('meal times', () => {
  it.each([
    [['BREAKFAST', 'LUNCH', 'DINNER'], null],
    [['LUNCH', 'DINNER'], null],
    [['DINNER'], 'meals_too_few'],
    [[], 'meals_too_few'],
    [['DINNER', 'DINNER'], 'meals_too_few'],
    [['BREAKFAST', 'DINNER'], 'meals_required'],
    [['BREAKFAST', 'LUNCH', 'SNACK'], 'meals_required'],
    [WIZARD_MEAL_MOMENTS, 'meals_too_many'],
    [WIZARD_MEAL_MOMENTS.slice(1), null],
    [['LUNCH', 'DINNER', 'LATE_SNACK'], 'not_a_choice'],
  ] as const)('[ONB-15] %j give %s', (mealTimes, error) => {
    expect(validateMealTimes(mealTimes)?.code ?? null).toBe(error);
  });
});

describe('diet', () => {
  it('[ONB-16] is cleared when it is chosen again', () => {
    expect(toggleSingle(null, 'VEGAN')).toBe('VEGAN');
    expect(toggleSingle('VEGAN', 'VEGAN')).toBeNull();
    expect(toggleSingle('VEGAN', 'PESCATARIAN')).toBe('PESCATARIAN');
  });

  it('[ONB-16] is required for plant-based organisations only', () => {
    const all = offeredDiets([]);
    const plantBased = offeredDiets(['FF_PLANT_BASED_APP']);
    expect(validateDiet(null, all, false)).toBeNull();
    expect(validateDiet(null, plantBased, true)).toEqual({ code: 'diet_required' });
    expect(validateDiet('VEGAN', plantBased, true)).toBeNull();
    expect(validateDiet('PESCATARIAN', all, false)).toBeNull();
    expect(validateDiet('PESCATARIAN', plantBased, true)).toEqual({ code: 'diet_not_offered' });
  });

  it('[ONB-16] hides keto and beef if the organisation is plant-based', () => {
    expect(offeredDietTypes('MALE', ['FF_PLANT_BASED_APP'])).toEqual(['RECOMMENDED', 'LOW_CARB', 'CHOOSE_YOUR_OWN']);
    expect(offeredDislikes(['FF_PLANT_BASED_APP'])).not.toContain('BEEF');
    expect(offeredDislikes([])).toContain('BEEF');
  });
});

describe('diet types', () => {
  it.each([
    ['MALE', [], ['RECOMMENDED', 'LOW_CARB', 'KETO', 'CHOOSE_YOUR_OWN']],
    ['MALE', ['FF_FEMALE_HORMONES'], ['RECOMMENDED', 'LOW_CARB', 'KETO', 'CHOOSE_YOUR_OWN']],
    ['FEMALE', [], ['RECOMMENDED', 'LOW_CARB', 'KETO', 'CHOOSE_YOUR_OWN']],
    [
      'FEMALE',
      ['FF_FEMALE_HORMONES'],
      ['RECOMMENDED', 'LOW_CARB', 'KETO', 'CYCLE_DIET', 'MENOPAUSE', 'CHOOSE_YOUR_OWN'],
    ],
    [
      'FEMALE',
      ['FF_FEMALE_HORMONES', 'FF_FEMALE_HORMONES_MENOPAUSE_ONLY'],
      ['RECOMMENDED', 'LOW_CARB', 'KETO', 'MENOPAUSE', 'CHOOSE_YOUR_OWN'],
    ],
    ['FEMALE', ['FF_DISABLE_LOW_CARB_OPTION', 'FF_DISABLE_KETO_OPTION'], ['RECOMMENDED', 'CHOOSE_YOUR_OWN']],
  ] as const)('offers a %s with %j: %j', (gender, flags, offered) => {
    expect(offeredDietTypes(gender, flags)).toEqual(offered);
  });
});

describe('intolerances', () => {
  it.each([
    [['NO_INTOLERANCE'], null],
    [['GLUTEN', 'NUTS'], null],
    [['NO_INTOLERANCE', 'NO_INTOLERANCE'], null],
    [['NO_INTOLERANCE', 'GLUTEN'], 'no_intolerance_exclusive'],
    [[], 'required'],
    [null, 'required'],
  ] as const)('[ONB-17] %j give %s', (intolerances, error) => {
    expect(validateIntolerances(intolerances)?.code ?? null).toBe(error);
  });

  it('[ONB-17] NO_INTOLERANCE and the others exclude each other', () => {
    expect(toggleIntolerance(['NO_INTOLERANCE'], 'GLUTEN')).toEqual(['GLUTEN']);
    expect(toggleIntolerance(['GLUTEN'], 'NUTS')).toEqual(['GLUTEN', 'NUTS']);
    expect(toggleIntolerance(['GLUTEN', 'NUTS'], 'NO_INTOLERANCE')).toEqual(['NO_INTOLERANCE']);
    expect(toggleIntolerance(['GLUTEN'], 'GLUTEN')).toEqual(['NO_INTOLERANCE']);
  });
});

describe('dislikes', () => {
  it('may be empty, must be known values, and are counted once each', () => {
    expect(validateDislikes([])).toBeNull();
    expect(validateDislikes(null)).toEqual({ code: 'required' });
    expect(validateDislikes(['BEEF', 'HONEY'])).toBeNull();
    expect(withoutDuplicates(['BEEF', 'HONEY', 'BEEF'])).toEqual(['BEEF', 'HONEY']);
  });
});
