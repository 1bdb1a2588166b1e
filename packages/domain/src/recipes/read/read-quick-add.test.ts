import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_QUICK_KCAL } from '../amounts/meal-limits.ts';
import { type QuickAddTexts, readQuickAdd } from './read-quick-add.ts';

const EMPTY: QuickAddTexts = { name: '', kcal: '', protein: '', carbohydrates: '', fat: '' };

describe('readQuickAdd', () => {
  it('[DIA-09] accepts commas and dots, and leaves omitted fields unknown', () => {
    expect(readQuickAdd({ ...EMPTY, name: '  Birthday cake ', kcal: '350,5', fat: '12.5' }, 'en')).toEqual({
      figures: { name: 'Birthday cake', kcal: 350.5, protein: null, carbohydrates: null, fat: 12.5 },
    });
    expect(readQuickAdd({ ...EMPTY, kcal: '5', protein: '0,1' }, 'en')).toMatchObject({
      figures: { name: null, protein: 0.1 },
    });
  });

  it.each([
    [{}, { kcal: { code: 'required' } }],
    [{ kcal: ' ' }, { kcal: { code: 'required' } }],
    [{ kcal: '0' }, { kcal: { code: 'not_positive' } }],
    [{ kcal: '0.04' }, { kcal: { code: 'not_positive' } }],
    [{ kcal: '100', protein: '0' }, { protein: { code: 'not_positive' } }],
    [{ kcal: '100', fat: '0,00' }, { fat: { code: 'not_positive' } }],
    [{ kcal: '-1' }, { kcal: { code: 'negative' } }],
    [{ kcal: '1.234,5' }, { kcal: { code: 'not_a_number' } }],
    [{ kcal: '20001' }, { kcal: { code: 'too_large', limit: 20_000 } }],
    [{ kcal: '100', protein: 'a lot' }, { protein: { code: 'not_a_number' } }],
    [{ kcal: '100', carbohydrates: '-2' }, { carbohydrates: { code: 'negative' } }],
    [{ kcal: '100', fat: '2001' }, { fat: { code: 'too_large', limit: 2000 } }],
    [
      { kcal: '', fat: 'x' },
      { kcal: { code: 'required' }, fat: { code: 'not_a_number' } },
    ],
    [{ kcal: '100', name: 'x'.repeat(101) }, { name: { code: 'too_long', limit: 100 } }],
  ])('[DIA-09] refuses %j', (texts, faults) => {
    expect(readQuickAdd({ ...EMPTY, ...texts }, 'en')).toEqual({ faults });
  });

  it('accepts any valid energy as written in either language', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_QUICK_KCAL * 10 }), fc.constantFrom('.', ','), (tenths, separator) => {
        const kcal = `${Math.floor(tenths / 10)}${separator}${tenths % 10}`;
        expect(readQuickAdd({ ...EMPTY, kcal }, 'en')).toMatchObject({ figures: { kcal: tenths / 10 } });
      }),
    );
  });
});
