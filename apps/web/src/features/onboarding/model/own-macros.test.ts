import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { macroTexts, readOwnMacros, switchMacroUnit, typeMacro } from './own-macros.ts';

const day = { calories: 1600, protein: 100, fat: 60, carbohydrates: 165 };
const texts = macroTexts(day, 'en');
const percent = switchMacroUnit(texts, 'PERCENT', 'en');

describe("a person's own macros in their fields", () => {
  it('[ONB-11] are ready in grams, with a comma or a dot', () => {
    expect(readOwnMacros(texts)).toMatchObject({ ready: day, isNotWhole: false, total: 1600 });
    expect(readOwnMacros(typeMacro(texts, 'fat', '60,4')).ready?.fat).toBe(60);
    expect(readOwnMacros(typeMacro(texts, 'fat', '60.4')).ready?.fat).toBe(60);
  });

  it('[ONB-11] keep the lower limits of each', () => {
    const wrong = readOwnMacros({ ...texts, calories: '1249', protein: '49', fat: '29', carbohydrates: '0' });
    expect(wrong.ready).toBeNull();
    expect(wrong.faults).toEqual({
      calories: { code: 'calories_below_minimum', limit: 1250 },
      protein: { code: 'protein_below_minimum', limit: 50 },
      fat: { code: 'fat_below_minimum', limit: 30 },
      carbohydrates: { code: 'not_positive' },
    });
    expect(readOwnMacros(typeMacro(texts, 'protein', 'x')).faults.protein).toEqual({ code: 'required' });
  });

  it('[ONB-11] come to grams from percentages that total 100', () => {
    expect(percent).toMatchObject({ unit: 'PERCENT', protein: '25', fat: '34', carbohydrates: '41' });
    expect(readOwnMacros(percent).ready).toEqual({ calories: 1600, protein: 100, fat: 60, carbohydrates: 164 });
    const off = readOwnMacros(typeMacro(percent, 'fat', '30'));
    expect(off).toMatchObject({ isNotWhole: true, total: 96, ready: null });
  });

  it('[ONB-11] keep the limits in grams for percentages too', () => {
    const low = readOwnMacros({ unit: 'PERCENT', calories: '1250', protein: '10', fat: '30', carbohydrates: '60' });
    expect(low.faults.protein).toEqual({ code: 'protein_below_minimum', limit: 50 });
    expect(low.macros.protein).toBe(31);
    expect(low.ready).toBeNull();
  });

  it('[ONB-11] show the same again after switching there and back', () => {
    expect(switchMacroUnit(percent, 'GRAMS', 'en')).toMatchObject({ ...texts });
    const typed = typeMacro(percent, 'calories', '2000');
    expect(switchMacroUnit(typed, 'GRAMS', 'en')).toMatchObject({ protein: '125', fat: '76', carbohydrates: '205' });
  });

  it('[ONB-11] total 100 % whatever the grams', () => {
    const grams = fc.integer({ min: 0, max: 600 });
    fc.assert(
      fc.property(grams, grams, fc.integer({ min: 1, max: 600 }), (protein, fat, carbohydrates) => {
        const switched = switchMacroUnit(macroTexts({ ...day, protein, fat, carbohydrates }, 'en'), 'PERCENT', 'en');
        expect(readOwnMacros(switched).total).toBe(100);
      }),
    );
  });
});
