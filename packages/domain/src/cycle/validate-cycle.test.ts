import { describe, expect, it } from 'vitest';
import { cycleLengthOptions, validateCycleLength, validateMenstrualDate } from './validate-cycle.ts';

describe('menstrual date', () => {
  it.each([
    [null, 'menstrual_date_required'],
    ['', 'menstrual_date_required'],
    ['2026-02-30', 'menstrual_date_invalid'],
    ['2026-03-11', 'menstrual_date_in_future'],
    ['2026-03-10', null],
    ['2026-02-01', null],
  ])('[ONB-12] %s on 10 March gives %s', (date, error) => {
    expect(validateMenstrualDate(date, '2026-03-10')).toBe(error);
  });
});

describe('cycle length', () => {
  it('[ONB-13] shows 25 lengths from 21 to 45', () => {
    const options = cycleLengthOptions();
    expect([options.length, options.at(0), options.at(-1)]).toEqual([25, 21, 45]);
  });

  it('[ONB-13] accepts 21 to 35 and not sure', () => {
    const right = cycleLengthOptions().filter((length) => validateCycleLength(length) === null);
    expect([right.at(0), right.at(-1)]).toEqual([21, 35]);
    expect(validateCycleLength(36)).toBe('cycle_length_out_of_range');
    expect(validateCycleLength(20)).toBe('cycle_length_out_of_range');
    expect(validateCycleLength(null)).toBeNull();
  });
});
