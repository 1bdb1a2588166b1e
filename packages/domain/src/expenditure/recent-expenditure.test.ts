import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/plain-date.ts';
import { isCompleteDay, type LoggedMeal } from './complete-day.ts';
import { recentExpenditure } from './recent-expenditure.ts';

const TODAY = '2027-03-01';

function loggedSince(days: number) {
  const dates = Array.from({ length: days }, (_, back) => addDays(TODAY, -1 - back));
  return {
    days: dates.map((date) => ({ date, kcal: 2200, isComplete: true })),
    weights: dates.map((date) => ({ date, kg: 70 })),
  };
}

describe('recent expenditure', () => {
  it.each([
    [14, 14],
    [20, 20],
    [30, 30],
    [40, 40],
    [90, 56],
  ])('after %i logged days, is based on the last %i', (logged, days) => {
    expect(recentExpenditure(loggedSince(logged), TODAY, 2200)).toMatchObject({ isKnown: true, days });
  });

  it('ignores a day that is too far back with too little data in between', () => {
    const { days, weights } = loggedSince(16);
    const old = { date: addDays(TODAY, -50), kcal: 2200, isComplete: true };
    expect(recentExpenditure({ days: [...days, old], weights }, TODAY, 2200)).toMatchObject({
      isKnown: true,
      days: 21,
    });
  });

  it('says what is missing', () => {
    expect(recentExpenditure(loggedSince(6), TODAY, 2200)).toEqual({
      isKnown: false,
      missing: { days: 8, completeDays: 3, weighedDays: 0, daysBetween: 4 },
    });
  });
});

describe('a day in the diary', () => {
  const eaten = (mealMoment: LoggedMeal['mealMoment']): LoggedMeal => ({ mealMoment, status: 'EATEN', kcal: 500 });
  const whole = [eaten('BREAKFAST'), eaten('LUNCH'), eaten('DINNER')];
  const planned = ['BREAKFAST', 'MORNING_SNACK', 'LUNCH', 'DINNER'] as const;

  it.each([
    ['is complete with each main meal eaten, with or without snacks', whole, planned, true],
    ['is not complete with one main meal missing', whole.slice(1), planned, false],
    [
      'is not complete with a meal that was not ticked',
      [...whole, { ...eaten('SNACK'), status: 'PLANNED' }],
      planned,
      false,
    ],
    [
      'is complete with the other meals eaten and one skipped',
      [...whole.slice(1), { ...eaten('BREAKFAST'), status: 'PLANNED', skipped: true }],
      planned,
      true,
    ],
    [
      'is not complete with nothing but skipped meals',
      whole.map((meal) => ({ ...meal, status: 'PLANNED' as const, skipped: true })),
      planned,
      false,
    ],
    ['is not complete with a meal of unknown energy', [...whole, { ...eaten('SNACK'), kcal: null }], planned, false],
    ['is complete with every moment eaten if the plan has no main meal', [eaten('SNACK')], ['SNACK'], true],
    ['is not complete without meals', [], [], false],
  ] as const)('%s', (_, meals, moments, isComplete) => {
    expect(isCompleteDay(meals, moments)).toBe(isComplete);
  });
});
