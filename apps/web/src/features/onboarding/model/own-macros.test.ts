import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fitToCalories,
  includesFibre,
  macroTexts,
  OWN_MACROS,
  percentTexts,
  readOwnMacros,
  switchMacroUnit,
  textsOfPlan,
  typeMacro,
} from './own-macros.ts';

const day = { calories: 1600, protein: 100, fat: 60, carbohydrates: 165 };
const texts = macroTexts(day, 'en');
const percent = switchMacroUnit(texts, 'PERCENT', 'en');

describe("a person's custom macros in their fields", () => {
  it('[ONB-11] are valid in grams, with a comma or a dot', () => {
    expect(readOwnMacros(texts, 'en')).toMatchObject({ ready: day, isNotWhole: false, total: 1600 });
    expect(readOwnMacros(typeMacro(texts, 'fat', '60,4'), 'en').ready?.fat).toBe(60);
    expect(readOwnMacros(typeMacro(texts, 'fat', '60.4'), 'en').ready?.fat).toBe(60);
  });

  it('[ONB-11] obey the lower limit of each macro', () => {
    const wrong = readOwnMacros({ ...texts, calories: '1249', protein: '49', fat: '29', carbohydrates: '0' }, 'en');
    expect(wrong.ready).toBeNull();
    expect(wrong.faults).toEqual({
      calories: { code: 'calories_below_minimum', limit: 1250 },
      protein: { code: 'protein_below_minimum', limit: 50 },
      fat: { code: 'fat_below_minimum', limit: 30 },
      carbohydrates: { code: 'not_positive' },
    });
    expect(readOwnMacros(typeMacro(texts, 'protein', 'x'), 'en').faults.protein).toEqual({ code: 'required' });
  });

  it('[ONB-11] are converted to grams from percentages that total 100', () => {
    expect(percent).toMatchObject({ unit: 'PERCENT', protein: '25', fat: '34', carbohydrates: '41' });
    expect(readOwnMacros(percent, 'en').ready).toEqual({ calories: 1600, protein: 100, fat: 60, carbohydrates: 164 });
    const off = readOwnMacros(typeMacro(percent, 'fat', '30'), 'en');
    expect(off).toMatchObject({ isNotWhole: true, total: 96, ready: null });
  });

  it('[ONB-11] obey the limits in grams for percentages too', () => {
    const low = readOwnMacros(
      { unit: 'PERCENT', calories: '1250', protein: '10', fat: '30', carbohydrates: '60' },
      'en',
    );
    expect(low.faults.protein).toEqual({ code: 'protein_below_minimum', limit: 50 });
    expect(low.macros.protein).toBe(31);
    expect(low.ready).toBeNull();
  });

  it('[ONB-11] are unchanged after switching the unit back and forth', () => {
    expect(switchMacroUnit(percent, 'GRAMS', 'en')).toMatchObject({ ...texts });
    const typed = typeMacro(percent, 'calories', '2000');
    expect(switchMacroUnit(typed, 'GRAMS', 'en')).toMatchObject({ protein: '125', fat: '76', carbohydrates: '205' });
  });

  it('[ONB-11] total 100% if the grams add up to the calories', () => {
    const grams = fc.integer({ min: 60, max: 600 });
    fc.assert(
      fc.property(grams, grams, grams, (protein, fat, carbohydrates) => {
        const macros = { calories: 4 * protein + 9 * fat + 4 * carbohydrates, protein, fat, carbohydrates };
        const switched = switchMacroUnit(macroTexts(macros, 'en'), 'PERCENT', 'en');
        expect(readOwnMacros(switched, 'en').total).toBe(100);
      }),
    );
  });

  it('[ONB-11] are shown as shares of the calories, even if they do not add up to them', () => {
    const far = switchMacroUnit(typeMacro(texts, 'calories', '2000'), 'PERCENT', 'en');
    expect(far).toMatchObject({ protein: '20', fat: '27', carbohydrates: '33' });
    expect(readOwnMacros(far, 'en')).toMatchObject({ isNotWhole: true, total: 80, ready: null });
  });

  it('[ONB-11] are not scaled to 100% even if they are within 5% of the calories', () => {
    const near = switchMacroUnit(
      macroTexts({ calories: 2000, protein: 120, fat: 70, carbohydrates: 202.5 }, 'en'),
      'PERCENT',
      'en',
    );
    expect(near).toMatchObject({ protein: '24', fat: '31', carbohydrates: '41' });
    expect(readOwnMacros(near, 'en')).toMatchObject({ isNotWhole: true, total: 96, ready: null });
    expect(switchMacroUnit(near, 'GRAMS', 'en')).toMatchObject({ protein: '120', fat: '70', carbohydrates: '203' });
  });

  it('[ONB-11] are invalid while they are more than 5% off the calories', () => {
    const far = typeMacro(texts, 'calories', '2000');
    expect(readOwnMacros(far, 'en')).toMatchObject({
      ready: null,
      total: 1600,
      faults: { calories: { code: 'calories_not_of_macros', limit: 1600, given: 2000 } },
    });
    const fitted = readOwnMacros(fitToCalories(far, 'en'), 'en');
    expect(fitted.ready).toEqual({ calories: 2000, protein: 125, fat: 75, carbohydrates: 206 });
    expect(readOwnMacros(typeMacro(far, 'calories', '1600'), 'en').ready).toEqual(day);
  });

  it('[ONB-11] start from a computed plan with its fibre counted as carbohydrates', () => {
    const plan = { calories: 1394, protein: 94, fat: 40, carbohydrates: 145 };
    expect(readOwnMacros(textsOfPlan(plan, 'nl'), 'nl').ready).toEqual({ ...plan, carbohydrates: 165 });
  });

  it.each(['en', 'nl'] as const)(
    '[ONB-11] say in %s that a computed plan’s carbohydrates include its fibre',
    (language) => {
      const plan = { calories: 1394, protein: 94, fat: 40, carbohydrates: 145, fiber: 40 };
      const filled = textsOfPlan(plan, language);
      expect(includesFibre(filled, plan, language)).toBe(true);
      expect(includesFibre(typeMacro(filled, 'carbohydrates', '170'), plan, language)).toBe(false);
      const percents = percentTexts(filled, language);
      expect(OWN_MACROS.reduce((sum, macro) => sum + Number(percents[macro]), 0)).toBe(100);
    },
  );

  it('[ONB-11] do not include fibre where only rounding adds to the carbohydrates', () => {
    const plan = { calories: 1604, protein: 100, fat: 60, carbohydrates: 165, fiber: 0 };
    expect(textsOfPlan(plan, 'en').carbohydrates).toBe('166');
    expect(includesFibre(textsOfPlan(plan, 'en'), plan, 'en')).toBe(false);
  });
});
