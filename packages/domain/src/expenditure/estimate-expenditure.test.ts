import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/plain-date.ts';
import { type Diary, estimateExpenditure } from './estimate-expenditure.ts';
import { simulatedDiaries } from './simulated-diaries.test-support.ts';

const START = '2027-01-04';
const FORMULA = 2200;

/** The diary of someone who eats the same each day, starts at 80 kg and loses the same weight each day. */
function steadyDiary(days: number, { kcal, kgADay, logs = () => true }: Steady): Diary {
  const dates = Array.from({ length: days }, (_, day) => addDays(START, day));
  return {
    start: START,
    end: addDays(START, days),
    days: dates.map((date, day) => ({ date, kcal: logs(day) ? kcal : 300, isComplete: logs(day) })),
    weights: dates.map((date, day) => ({ date, kg: 80 - kgADay * day })),
  };
}
type Steady = Readonly<{ kcal: number; kgADay: number; logs?: (day: number) => boolean }>;

function known(diary: Diary, formula = FORMULA) {
  const estimate = estimateExpenditure(diary, formula);
  if (!estimate.isKnown) throw new Error(JSON.stringify(estimate.missing));
  return estimate;
}

describe('expenditure estimated from a diary', () => {
  it('equals what was eaten if the weight stays the same', () => {
    const { kcal, low, high } = known(steadyDiary(56, { kcal: 2600, kgADay: 0 }));
    expect(kcal).toBeGreaterThan(2550);
    expect(kcal).toBeLessThan(2610);
    expect([low < 2600, high > 2600]).toEqual([true, true]);
  });

  it('is higher by the energy of the kilograms lost: 0.5 kg a week is 550 kcal a day', () => {
    expect(known(steadyDiary(56, { kcal: 2000, kgADay: 0.5 / 7 })).kcal).toBeCloseTo(2550, -2);
  });

  it('stays near the formula while there is little data, and its bounds narrow over the weeks', () => {
    const [two, eight] = [14, 56].map((days) => known(steadyDiary(days, { kcal: 2600, kgADay: 0 })));
    expect(two!.kcal).toBeGreaterThan(FORMULA);
    expect(two!.kcal).toBeLessThan(eight!.kcal);
    expect(eight!.high - eight!.low).toBeLessThan((two!.high - two!.low) / 2);
  });

  it('treats incomplete days as unknown, never as days with little food', () => {
    const whole = known(steadyDiary(56, { kcal: 2600, kgADay: 0 }));
    const gappy = known(steadyDiary(56, { kcal: 2600, kgADay: 0, logs: (day) => day % 3 !== 0 }));
    expect(gappy.kcal).toBeCloseTo(whole.kcal, -2);
    expect(gappy.high - gappy.low).toBeGreaterThan(whole.high - whole.low);
  });
});

const STEADY = steadyDiary(14, { kcal: 2000, kgADay: 0 });
describe('an estimate from too little data', () => {
  it.each([
    [
      '13 days',
      steadyDiary(13, { kcal: 2000, kgADay: 0 }),
      { days: 1, completeDays: 0, weighedDays: 0, daysBetween: 0 },
    ],
    [
      'half of the days logged',
      steadyDiary(28, { kcal: 2000, kgADay: 0, logs: (day) => day % 2 === 0 }),
      { days: 0, completeDays: 3, weighedDays: 0, daysBetween: 0 },
    ],
    [
      'weights on only the first five days',
      { ...STEADY, weights: STEADY.weights.slice(0, 5) },
      { days: 0, completeDays: 0, weighedDays: 0, daysBetween: 5 },
    ],
    [
      'five weights from one morning',
      { ...STEADY, weights: Array.from({ length: 5 }, () => ({ date: START, kg: 80 })) },
      { days: 0, completeDays: 0, weighedDays: 4, daysBetween: 9 },
    ],
    [
      'data outside the period',
      { ...steadyDiary(14, { kcal: 2000, kgADay: 0 }), start: addDays(START, 20), end: addDays(START, 34) },
      { days: 0, completeDays: 9, weighedDays: 5, daysBetween: 9 },
    ],
    [
      'one day logged repeatedly',
      { ...STEADY, days: Array.from({ length: 14 }, () => STEADY.days[0]!) },
      { days: 0, completeDays: 8, weighedDays: 0, daysBetween: 0 },
    ],
    [
      'nothing',
      { start: START, end: START, days: [], weights: [] },
      { days: 14, completeDays: 9, weighedDays: 5, daysBetween: 9 },
    ],
  ])('for %s, says how much more is needed', (_, diary, missing) => {
    expect(estimateExpenditure(diary, FORMULA)).toEqual({ isKnown: false, missing });
  });
});

it.each([14, 28, 56])('an estimate over %i days is right on average, and at least as certain as it claims', (days) => {
  const estimates = simulatedDiaries(600, days, { seed: 3 }).flatMap(({ diary, trueKcal, formulaKcal }) => {
    const estimate = estimateExpenditure(diary, formulaKcal);
    return estimate.isKnown ? [{ ...estimate, trueKcal }] : [];
  });
  expect(estimates.length).toBeGreaterThan(500);
  const bias = estimates.reduce((sum, { kcal, trueKcal }) => sum + kcal / trueKcal - 1, 0) / estimates.length;
  const held = estimates.filter(({ low, high, trueKcal }) => low <= trueKcal && trueKcal <= high).length;
  expect(Math.abs(bias)).toBeLessThan(0.03);
  expect(held / estimates.length).toBeGreaterThan(0.75);
  expect(held / estimates.length).toBeLessThan(0.85);
});
