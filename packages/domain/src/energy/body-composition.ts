import { MIN_HEALTHY_BMI } from '../goals/goal-weight.ts';
import type { Gender } from './profile.ts';

/** In percent; an estimate of body fat is limited to this range. */
const ESTIMATED_BODY_FAT_RANGE = { min: 3, max: 60 } as const;

/** Body mass index in kg/m², from kilograms and centimetres. */
export function bodyMassIndex(weightInKg: number, heightInCm: number): number {
  return weightInKg / (heightInCm / 100) ** 2;
}

/** Lean mass in kilograms; body fat is given as a fraction of 1. */
export function leanMassInKg(weightInKg: number, bodyFatFraction: number): number {
  return weightInKg * (1 - bodyFatFraction);
}

/**
 * Body fat as a fraction of 1, estimated from body mass index, age and gender, kept within 3 to 60%. Source:
 * Deurenberg, Weststrate and Seidell, British Journal of Nutrition 65 (1991).
 */
export function estimateBodyFatFraction(
  body: Readonly<{ gender: Gender; age: number; weightInKg: number; heightInCm: number }>,
): number {
  const male = body.gender === 'MALE' ? 1 : 0;
  const percent = 1.2 * bodyMassIndex(body.weightInKg, body.heightInCm) + 0.23 * body.age - 10.8 * male - 5.4;
  return Math.min(ESTIMATED_BODY_FAT_RANGE.max, Math.max(ESTIMATED_BODY_FAT_RANGE.min, percent)) / 100;
}

/**
 * Whether a person is below the World Health Organization's normal weight range; false if their weight or height is
 * unknown.
 */
export function isLowWeight({
  weightInKg,
  heightInCm,
}: Readonly<{ weightInKg: number | null; heightInCm: number | null }>): boolean {
  return weightInKg !== null && heightInCm !== null && bodyMassIndex(weightInKg, heightInCm) < MIN_HEALTHY_BMI;
}
