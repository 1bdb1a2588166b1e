import { expect, it } from 'vitest';
import { dayOfTunedMeals, slotsOfTunedMeals, type TunedMeals } from './tuned-day.ts';

const TUNED: TunedMeals = {
  DINNER: { protein: 50, fat: 25, carbohydrates: 60 },
  BREAKFAST: { protein: 20, fat: 15, carbohydrates: 40 },
  LUNCH: { protein: 0, fat: 20, carbohydrates: 60 },
};
const PROPOSED = { calories: 1380, protein: 80, fat: 60, carbohydrates: 110 };
const DAY = dayOfTunedMeals(TUNED, PROPOSED);

it('the day is the sum of its meals, and its proposed energy shifts by as much as the meals changed', () => {
  // 1,380 kcal were proposed, 80 of them from fibre; 10 g less protein and 50 g more carbohydrates add 160.
  expect(DAY).toEqual({ calories: 1540, protein: 70, fat: 60, carbohydrates: 160 });
});

it('the slots are the meals in display order and add up to the day exactly', () => {
  const slots = slotsOfTunedMeals(TUNED, DAY, ['BREAKFAST', 'LUNCH', 'DINNER'])!;
  expect(slots.map(({ mealMoment, protein }) => [mealMoment, protein])).toEqual([
    ['BREAKFAST', 20],
    ['LUNCH', 0],
    ['DINNER', 50],
  ]);
  expect(slots.reduce((sum, { kcal }) => sum + kcal, 0)).toBe(DAY.calories);
});

it('the slots are null once the day or its meals have changed', () => {
  const meals = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
  expect(slotsOfTunedMeals(null, DAY, meals)).toBeNull();
  expect(slotsOfTunedMeals(TUNED, { ...DAY, protein: 71 }, meals)).toBeNull();
  expect(slotsOfTunedMeals(TUNED, DAY, ['LUNCH', 'DINNER'])).toBeNull();
  expect(slotsOfTunedMeals(TUNED, DAY, ['LUNCH', 'DINNER', 'SNACK'])).toBeNull();
});
