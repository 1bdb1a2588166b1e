import { expect, it } from 'vitest';
import { dayOfTunedMeals, slotsOfTunedMeals, type TunedMeals } from './tuned-day.ts';

const TUNED: TunedMeals = {
  DINNER: { protein: 50, fat: 25, carbohydrates: 60 },
  BREAKFAST: { protein: 20, fat: 15, carbohydrates: 40 },
  LUNCH: { protein: 0, fat: 20, carbohydrates: 60 },
};
const DAY = dayOfTunedMeals(TUNED);

it('the day is the sum of its meals, and their energy', () => {
  expect(DAY).toEqual({ calories: 1460, protein: 70, fat: 60, carbohydrates: 160 });
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

it('says nothing once the day or its meals are others', () => {
  const meals = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
  expect(slotsOfTunedMeals(null, DAY, meals)).toBeNull();
  expect(slotsOfTunedMeals(TUNED, { ...DAY, protein: 71 }, meals)).toBeNull();
  expect(slotsOfTunedMeals(TUNED, DAY, ['LUNCH', 'DINNER'])).toBeNull();
  expect(slotsOfTunedMeals(TUNED, DAY, ['LUNCH', 'DINNER', 'SNACK'])).toBeNull();
});
