import { expect, test } from 'vitest';
import type { SlotMacros } from '../../macros/macros.ts';
import { bandOf, dayPoints, deviationPercent, energyPoints, energyReach, makeAim, proteinPoints } from './day-cost.ts';

const target = { kcal: 2000, protein: 100, fat: 70, carbohydrates: 220 };
const aim = makeAim(target, null, 1);
const off = (kcal: number, protein: number, fat: number, carbohydrates: number) => ({
  kcal: 2000 * (1 + kcal / 100),
  protein: 100 * (1 + protein / 100),
  fat: 70 * (1 + fat / 100),
  carbohydrates: 220 * (1 + carbohydrates / 100),
});
const pointsOf = (of: typeof aim, { kcal, protein, fat, carbohydrates }: SlotMacros) =>
  dayPoints(of, kcal, protein, fat, carbohydrates);

test.each([
  [0, 0, 0, 0, 'tight'],
  [0.9, -2.9, 4.9, -4.9, 'tight'],
  [1.1, 0, 0, 0, 'ok'],
  [0, 3.2, 0, 0, 'ok'],
  [0, 0, 20, -20, 'ok'],
  [2.1, 0, 0, 0, 'off'],
  [0, -5.1, 0, 0, 'off'],
] as const)(
  'a day that is off by %f %% kcal, %f %% protein, %f %% fat and %f %% carbohydrates is %s',
  (kcal, protein, fat, carbs, band) => {
    expect(bandOf(aim, off(kcal, protein, fat, carbs))).toBe(band);
  },
);

test('dayPoints counts carbohydrates only above a ceiling', () => {
  const capped = makeAim(target, 40, 1);
  const day = (carbohydrates: number) => ({ ...target, carbohydrates });
  expect([5, 42, 43].map((grams) => bandOf(capped, day(grams)))).toEqual(['tight', 'tight', 'off']);
  expect(pointsOf(capped, day(5))).toBe(0);
  expect(pointsOf(capped, day(50))).toBeGreaterThan(5);
  expect(deviationPercent(capped, day(5)).carbohydrates).toBe(0);
  expect(deviationPercent(capped, day(50)).carbohydrates).toBeCloseTo(25, 9);
});

test('dayPoints never decreases when a day is further off', () => {
  for (const macro of ['kcal', 'protein', 'fat', 'carbohydrates'] as const) {
    for (const sign of [-1, 1]) {
      const points = [0, 1, 2, 3, 5, 8, 20].map((percent) =>
        pointsOf(aim, { ...target, [macro]: target[macro] * (1 + (sign * percent) / 100) }),
      );
      expect(points).toEqual(points.toSorted((a, b) => a - b));
    }
  }
});

test('dayPoints hardly counts a deviation inside the band, but counts it at the edge', () => {
  expect(pointsOf(aim, off(1.4, 3.9, 0, 0))).toBeLessThan(0.5);
  expect(pointsOf(aim, off(1.4, 3.9, 8, -8))).toBeLessThan(3.5);
  expect(pointsOf(aim, off(2, 0, 0, 0))).toBeGreaterThan(2);
  expect(pointsOf(aim, off(0, 5, 0, 0))).toBeGreaterThan(2);
});

test('energy or protein alone never costs more points than the day', () => {
  for (const weight of [1, 4.5])
    for (const kcal of [1000, 1960, 1969, 1999, 2000, 2029, 2031, 2500]) {
      const heavy = makeAim(target, null, weight);
      const points = energyPoints(heavy, kcal);
      expect(points).toBeLessThanOrEqual(dayPoints(heavy, kcal, 90, 70, 220));
      expect(proteinPoints(heavy, 90)).toBeLessThanOrEqual(dayPoints(heavy, kcal, 90, 70, 220));
      const reach = energyReach(heavy, points);
      expect(Math.abs(kcal - 2000)).toBeLessThanOrEqual(reach + 1e-9);
      expect(energyPoints(heavy, 2000 + reach - 1e-9)).toBeLessThanOrEqual(points + 1e-9);
      expect(energyPoints(heavy, 2000 + reach + 1)).toBeGreaterThan(points);
    }
  expect(energyReach(aim, Infinity)).toBe(Infinity);
});
