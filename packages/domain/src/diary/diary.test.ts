import { describe, expect, it } from 'vitest';
import { kindOfMeal } from './calendar-items.ts';
import { sumKnown } from './partial-sums.ts';
import { isPlannable, lastPlannableDate, plannerDay } from './planner-day.ts';

const minute = 60_000;

describe('the planner day', () => {
  it('[DIA-13] stays selected for 15 minutes and then resets to today', () => {
    const stored = { date: '2026-01-03', storedAt: 1_000_000 };
    expect(plannerDay(stored, 1_000_000 + 15 * minute, '2026-01-05')).toBe('2026-01-03');
    expect(plannerDay(stored, 1_000_001 + 15 * minute, '2026-01-05')).toBe('2026-01-05');
    expect(plannerDay(null, 0, '2026-01-05')).toBe('2026-01-05');
  });

  it('[DIA-13] is at most 14 days ahead', () => {
    expect(lastPlannableDate('2026-01-20')).toBe('2026-02-03');
    expect(isPlannable('2026-02-03', '2026-01-20')).toBe(true);
    expect(isPlannable('2026-02-04', '2026-01-20')).toBe(false);
    expect(isPlannable('2025-01-01', '2026-01-20')).toBe(true);
  });
});

describe('totals', () => {
  it('never turn unknown into 0', () => {
    expect(sumKnown([null, null])).toEqual({ amount: null, isPartial: true });
    expect(sumKnown([])).toEqual({ amount: 0, isPartial: false });
  });
});

it('the kind of a meal follows from the column that refers to it', () => {
  const none = { recipe_meal_id: null, single_food_meal_id: null, quick_add_meal_id: null };
  expect(kindOfMeal({ ...none, recipe_meal_id: 1 })).toBe('recipemeal');
  expect(kindOfMeal({ ...none, single_food_meal_id: 1 })).toBe('singlefoodmeal');
  expect(kindOfMeal({ ...none, quick_add_meal_id: 1 })).toBe('quickaddmeal');
});
