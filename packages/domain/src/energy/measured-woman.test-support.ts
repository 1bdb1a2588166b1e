import type { NutritionProfile } from './profile.ts';

/** The measured woman of the worked examples, with an expenditure of 2004 kcal a day. */
export const MEASURED_WOMAN: NutritionProfile = {
  gender: 'FEMALE',
  activity: 'MILDLY_ACTIVE',
  sustainability: 'SUSTAINABLE',
  diet: 'OMNIVORE',
  goal: 'LOSE_WEIGHT',
  weeklyGoal: null,
  weightInKg: 66,
  heightInCm: 170,
  age: 34,
  bodyFatFraction: 0.28,
  exercises: [{ kcalPerKgPerMinute: 0.1, minutesPerSession: 45, sessionsPerWeek: 3 }],
  energyBalance: null,
};
