import { describe, expect, it } from 'vitest';
import { cycleLengthOptions, validateCycleLength, validateMenstrualDate } from './validate-cycle.ts';

describe('the date of the last period', () => {
  it.each([
    [null, 'menstrual_date_required'],
    ['', 'menstrual_date_required'],
    ['2026-02-30', 'not_a_date'],
    ['2026-03-11', 'in_future'],
    ['2026-03-10', null],
    ['2026-02-01', null],
  ])('[ONB-12] entered as %s on 10 March gives %s', (date, error) => {
    expect(validateMenstrualDate(date, '2026-03-10')?.code ?? null).toBe(error);
  });
});

describe('cycle length', () => {
  it('[ONB-13] shows 25 lengths from 21 to 45', () => {
    const options = cycleLengthOptions();
    expect([options.length, options.at(0), options.at(-1)]).toEqual([25, 21, 45]);
  });

  it("[ONB-13] accepts 21 to 35 and 'not sure'", () => {
    const right = cycleLengthOptions().filter((length) => validateCycleLength(length) === null);
    expect([right.at(0), right.at(-1)]).toEqual([21, 35]);
    expect(validateCycleLength(36)).toEqual({ code: 'too_large', limit: 35 });
    expect(validateCycleLength(20)).toEqual({ code: 'too_small', limit: 21 });
    expect(validateCycleLength(null)).toBeNull();
  });
});
