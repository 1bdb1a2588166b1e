import { expect, it } from 'vitest';
import { weeklyAverageEnergy } from '../plans/weekly-average-energy.ts';
import { weightChangePerWeek } from './weight-change.ts';

const day = 86_400_000;

it('[CAL-04] averages the energy of seven days', () => {
  expect(weeklyAverageEnergy([1400, 1400, 1400, 1400, 1400, 2100, 2100])).toBe(1600);
  expect(weeklyAverageEnergy([1400])).toBe(200);
});

it('takes the weight change from the first to the last measurement, per week', () => {
  const measurements = [
    { value: 78.5, takenAt: 21 * day },
    { value: 80, takenAt: 0 },
    { value: 83, takenAt: 10 * day },
  ];
  expect(weightChangePerWeek(measurements)).toBe(-0.5);
  expect(weightChangePerWeek(measurements.slice(0, 1))).toBeNull();
  expect(weightChangePerWeek([])).toBeNull();
});
