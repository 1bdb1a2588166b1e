import { describe, expect, it } from 'vitest';
import { kcalOfMacros } from '../macros/energy-of-macros.ts';
import { MIN_FAT } from '../macros/fat.ts';
import { dayGoal } from '../slots/day-goal.ts';
import { changeDayFigure } from './change-day-figure.ts';
import type { PlannedMeal } from './coach-plan.ts';

const MEALS: readonly PlannedMeal[] = [
  { mealMoment: 'BREAKFAST', kcal: 450, protein: 20, carbohydrates: 60, fat: 14 },
  { mealMoment: 'LUNCH', kcal: 560, protein: 30, carbohydrates: 65, fat: 18 },
  { mealMoment: 'DINNER', kcal: 790, protein: 50, carbohydrates: 75, fat: 28 },
];
const dayAfter = (...[figure, value]: [Parameters<typeof changeDayFigure>[1], number]) =>
  dayGoal(changeDayFigure(MEALS, figure, value));

describe('changing the energy or protein of a day plan', () => {
  it("sets the energy, keeps the protein and changes each meal's carbohydrates and fat in proportion", () => {
    expect(dayGoal(MEALS)).toEqual({ kcal: 1800, protein: 100, carbohydrates: 200, fat: 60 });
    expect(dayAfter('kcal', 1600)).toEqual({ kcal: 1600, protein: 100, carbohydrates: 170, fat: 51 });
    expect(dayAfter('kcal', 2101)).toEqual({ kcal: 2101, protein: 100, carbohydrates: 246, fat: 73 });
  });

  it('sets the protein, keeps the energy and replaces carbohydrates, then fat', () => {
    expect(dayAfter('protein', 130)).toEqual({ kcal: 1800, protein: 130, carbohydrates: 170, fat: 60 });
    expect(dayAfter('protein', 80)).toEqual({ kcal: 1800, protein: 80, carbohydrates: 220, fat: 60 });
    expect(dayAfter('protein', 330)).toEqual({ kcal: 1800, protein: 330, carbohydrates: 0, fat: 47 });
  });

  it('keeps the minimum fat of a plan', () => {
    expect(dayAfter('kcal', 900).fat).toBe(MIN_FAT);
    expect(dayAfter('protein', 440).fat).toBe(MIN_FAT);
  });

  it('changes nothing if the value is unchanged, and the meals add up to the day for any value', () => {
    expect(changeDayFigure(MEALS, 'kcal', 1800)).toEqual(MEALS);
    expect(changeDayFigure(MEALS, 'protein', 100)).toEqual(MEALS);
    for (let kcal = 1100; kcal <= 3500; kcal += 37) {
      const changed = changeDayFigure(MEALS, 'kcal', kcal);
      const day = dayGoal(changed);
      expect(day.kcal).toBe(kcal);
      // The energy still matches the grams as well as before, except for rounding.
      expect(Math.abs(kcal - kcalOfMacros(day) - (1800 - kcalOfMacros(dayGoal(MEALS))))).toBeLessThanOrEqual(2);
      for (const [at, meal] of changed.entries()) {
        expect(meal.protein).toBe(MEALS[at]!.protein);
        const had = MEALS[at]!.kcal - kcalOfMacros(MEALS[at]!);
        expect(Math.abs(meal.kcal - kcalOfMacros(meal) - had)).toBeLessThanOrEqual(2);
      }
    }
  });

  it('works even if no meal contains the macro, or if the day has no energy', () => {
    const none = MEALS.map((meal) => ({ ...meal, protein: 0 }));
    expect(changeDayFigure(none, 'protein', 90).map(({ protein }) => protein)).toEqual([23, 28, 39]);
    const empty = MEALS.map((meal) => ({ ...meal, kcal: 0, protein: 0, carbohydrates: 0, fat: 0 }));
    expect(dayGoal(changeDayFigure(empty, 'kcal', 1500)).kcal).toBe(1500);
  });
});
