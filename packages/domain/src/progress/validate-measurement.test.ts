import { expect, it } from 'vitest';
import { progressPeriodStart } from './progress-period.ts';
import { stressLevel } from './stress-level.ts';
import { validateMeasurement, validateMeasurementDate } from './validate-measurement.ts';

it.each([
  ['WEIGHT', 1, 'KILOGRAMS', null],
  ['WEIGHT', 0.9, 'KILOGRAMS', 'too_small'],
  ['WEIGHT', 300.1, 'KILOGRAMS', 'too_large'],
  ['WEIGHT', 650, 'POUNDS', null],
  ['WEIGHT', 651, 'STONES', 'too_large'],
  ['WEIGHT', null, 'KILOGRAMS', 'required'],
  ['SLEEP', 16, 'KILOGRAMS', null],
  ['SLEEP', 16.5, 'KILOGRAMS', 'too_large'],
  ['SLEEP', 0, 'KILOGRAMS', 'not_positive'],
  ['STRESS', 5, 'KILOGRAMS', null],
  ['STRESS', 0, 'KILOGRAMS', 'too_small'],
  ['STRESS', 2.5, 'KILOGRAMS', 'not_whole'],
  ['WAIST_CIRCUMFERENCE', 300, 'KILOGRAMS', null],
  ['WAIST_CIRCUMFERENCE', -1, 'KILOGRAMS', 'not_positive'],
] as const)('%s of %s in %s gives %s', (type, value, unit, code) => {
  expect(validateMeasurement(type, value, unit)?.code ?? null).toBe(code);
});

it('the date is required, real and not in the future', () => {
  expect(validateMeasurementDate('2026-03-10', '2026-03-10')).toBeNull();
  expect(validateMeasurementDate('2026-03-11', '2026-03-10')).toEqual({ code: 'in_future' });
  expect(validateMeasurementDate('2026-02-30', '2026-03-10')).toEqual({ code: 'not_a_date' });
  expect(validateMeasurementDate(null, '2026-03-10')).toEqual({ code: 'required' });
});

it('stress has five levels and 0 is not provided', () => {
  expect([0, 1, 3, 5].map(stressLevel)).toEqual([null, 'VERY_LOW', 'MEDIUM', 'VERY_HIGH']);
});

it('the periods are 7, 14, 30 and 60 days, and everything', () => {
  const start = (period: Parameters<typeof progressPeriodStart>[0]) => progressPeriodStart(period, '2026-03-31');
  expect(start('LAST_WEEK')).toBe('2026-03-24');
  expect(start('LAST_2_WEEKS')).toBe('2026-03-17');
  expect(start('LAST_MONTH')).toBe('2026-03-01');
  expect(start('LAST_2_MONTHS')).toBe('2026-01-30');
  expect(start('SINCE_BEGINNING')).toBeNull();
});
