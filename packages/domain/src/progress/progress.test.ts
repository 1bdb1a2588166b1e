import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/plain-date.ts';
import { roundMeasurement, validateMeasuredDate, validateMeasuredMoment, validateMeasurement } from './measurements.ts';
import { type MeasurementType, PROGRESS_PERIODS } from './measurement-types.ts';
import { startOfPeriod } from './periods.ts';
import { changePerWeek, type DayValue, smoothTrend } from './trend.ts';

const FIRST = '2027-01-04';
const onDays = (...values: (readonly [day: number, value: number])[]): DayValue[] =>
  values.map(([day, value]) => ({ date: addDays(FIRST, day), value }));

describe('a measured value', () => {
  it.each<[MeasurementType, number, string | null]>([
    ['WEIGHT', 0.99, 'too_small'],
    ['WEIGHT', 1, null],
    ['WEIGHT', 300, null],
    ['WEIGHT', 300.01, 'too_large'],
    ['SLEEP', 0, 'not_positive'],
    ['SLEEP', 0.25, null],
    ['SLEEP', 16, null],
    ['SLEEP', 16.01, 'too_large'],
    ['STRESS', -1, 'too_small'],
    ['STRESS', 0, null],
    ['STRESS', 5, null],
    ['STRESS', 6, 'too_large'],
    ['STRESS', 2.5, 'not_whole'],
    ['WAIST_CIRCUMFERENCE', -1, 'not_positive'],
    ['WAIST_CIRCUMFERENCE', 300, null],
    ['WAIST_CIRCUMFERENCE', 300.01, 'too_large'],
    ['BODY_FAT_PERCENTAGE', 2.99, 'too_small'],
    ['BODY_FAT_PERCENTAGE', 3, null],
    ['BODY_FAT_PERCENTAGE', 60, null],
    ['BODY_FAT_PERCENTAGE', 60.01, 'too_large'],
  ])('is checked by its type: for %s, %d gives %s', (type, value, code) => {
    expect(validateMeasurement(type, value, 'KILOGRAMS')?.code ?? null).toBe(code);
  });

  it.each([
    [0.44, 'too_small', 0.45],
    [0.45, null, undefined],
    [294.83, null, undefined],
    [294.84, 'too_large', 294.83],
  ])('has limits in pounds for people who weigh in pounds or stone: %d kg', (kilograms, code, limit) => {
    for (const unit of ['POUNDS', 'STONES'] as const) {
      expect(validateMeasurement('WEIGHT', kilograms, unit)).toEqual(code === null ? null : { code, limit });
    }
  });

  it('is stored with two decimal places', () => {
    expect(roundMeasurement(72.345)).toBe(72.35);
    expect(roundMeasurement(0.004)).toBe(0);
    expect(roundMeasurement(1e308)).toBe(1e308);
  });

  it('must not be in the future, but a clock may be a few minutes fast', () => {
    expect(validateMeasuredDate('2027-03-15', '2027-03-14')).toEqual({ code: 'in_future' });
    expect(validateMeasuredDate('2027-03-14', '2027-03-14')).toBeNull();
    const now = Date.parse('2027-03-14T09:00:00Z');
    expect(validateMeasuredMoment(now + 5 * 60_000, now)).toBeNull();
    expect(validateMeasuredMoment(now + 5 * 60_000 + 1, now)).toEqual({ code: 'in_future' });
  });
});

describe('a period', () => {
  it('includes its last day', () => {
    const starts = PROGRESS_PERIODS.map((period) => startOfPeriod(period, '2027-03-14'));
    expect(starts).toEqual(['2027-03-08', '2027-03-01', '2027-02-13', '2027-01-14', null]);
  });
});

describe('a trend', () => {
  it('moves a tenth of the way to the value of each new day', () => {
    // 80; 0.9 × 80 + 0.1 × 81 = 80.1; 0.9 × 80.1 + 0.1 × 79 = 79.99.
    expect(smoothTrend(onDays([0, 80], [1, 81], [2, 79]))).toEqual([80, 80.1, 79.99]);
  });

  it('gives more weight to a value after missing days', () => {
    // 0.9^7 = 0.4783 of the trend remains: 0.4783 × 80 + 0.5217 × 78 = 78.96.
    expect(smoothTrend(onDays([0, 80], [7, 78]))).toEqual([80, 78.96]);
  });

  it('does not change if days between equal values are left out', () => {
    const daily = onDays([0, 80], [1, 78], [2, 78], [3, 78], [4, 78]);
    expect(smoothTrend(onDays([0, 80], [4, 78])).at(-1)).toBe(smoothTrend(daily).at(-1));
  });

  it('stays between the smallest and the largest value, and moves less than the values do', () => {
    const values = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 400, max: 2000 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(values, (steps) => {
        let day = 0;
        const all = steps.map(([days, tenths]) => onDays([(day += days), tenths / 10])[0]!);
        const weights = all.map(({ value }) => value);
        for (const trend of smoothTrend(all)) {
          expect(trend).toBeGreaterThanOrEqual(Math.min(...weights));
          expect(trend).toBeLessThanOrEqual(Math.max(...weights));
        }
      }),
    );
  });

  it('follows a steady loss through noise and missing days', () => {
    // A loss of half a kilogram a week, with a kilogram of noise up and down and every third day missing.
    const days = Array.from({ length: 120 }, (_, day) => day).filter((day) => day % 3 !== 2);
    const trend = smoothTrend(onDays(...days.map((day) => [day, 90 - day / 14 + (day % 2 === 0 ? 1 : -1)] as const)));
    const steps = trend.slice(1).map((value, at) => value - trend[at]!);
    expect(Math.max(...steps.map(Math.abs))).toBeLessThan(0.4);
    const weekly = ((trend.at(-1)! - trend[40]!) / (days.at(-1)! - days[40]!)) * 7;
    expect(weekly).toBeGreaterThan(-0.6);
    expect(weekly).toBeLessThan(-0.4);
  });

  it('is empty without values', () => {
    expect(smoothTrend([])).toEqual([]);
  });
});

describe('the weekly change', () => {
  it.each([
    [onDays([0, 80], [14, 79]), -0.5],
    [onDays([0, 80], [3, 95], [7, 80.3]), 0.3],
    [onDays([0, 80], [1, 80.1]), 0.7],
    [onDays([0, 80], [10, 80]), 0],
    [onDays([0, 80]), null],
    [[], null],
  ])('is calculated from %j: %s', (values, change) => {
    expect(changePerWeek(values)).toBe(change);
  });
});
