import type { Gender } from './profile.ts';
import { leanMassInKg } from './body-composition.ts';

/**
 * Resting energy in kcal per day of a person whose body fat was measured (a fraction of 1).
 * Source: Katch-McArdle, 370 + 21.6 x lean mass.
 */
export function restingEnergyFromBodyFat(weightInKg: number, bodyFatFraction: number): number {
  return 370 + 21.6 * leanMassInKg(weightInKg, bodyFatFraction);
}

/**
 * Resting energy in kcal per day from weight, height, age in years and gender.
 * Source: Mifflin and others, American Journal of Clinical Nutrition 51 (1990).
 */
export function restingEnergyFromHeight(
  body: Readonly<{ gender: Gender; age: number; weightInKg: number; heightInCm: number }>,
): number {
  const genderTerm = body.gender === 'MALE' ? 5 : -161;
  return 10 * body.weightInKg + 6.25 * body.heightInCm - 5 * body.age + genderTerm;
}
