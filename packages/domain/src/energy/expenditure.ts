import type { Activity, Gender } from './profile.ts';
import { exerciseKcalPerDay } from './exercise.ts';
import {
  bodyOf,
  type MeasuredBody,
  type NutritionProfile,
  selfReportedBody,
  type SelfReportedBody,
} from './profile.ts';
import { restingEnergyFromBodyFat, restingEnergyFromHeight } from './resting-energy.ts';

/** Multiplier of resting energy for the day's activity, excluding exercise, in the measured flow. */
const ACTIVITY_MULTIPLIERS: Readonly<Record<Gender, Readonly<Record<Activity, number>>>> = {
  MALE: { SEDENTARY: 1, MILDLY_ACTIVE: 1.11, ACTIVE: 1.25, VERY_ACTIVE: 1.48 },
  FEMALE: { SEDENTARY: 1, MILDLY_ACTIVE: 1.12, ACTIVE: 1.27, VERY_ACTIVE: 1.45 },
};

/** Share of the energy spent on digesting food, in the measured flow. */
const THERMIC_EFFECT_OF_DIET = 0.2;

/** Multiplier of resting energy for the whole day, in the self-reported flow. */
const SIMPLE_ACTIVITY_FACTORS: Readonly<Record<Activity, number>> = {
  SEDENTARY: 1.2,
  MILDLY_ACTIVE: 1.375,
  ACTIVE: 1.55,
  VERY_ACTIVE: 1.725,
};

/** Resting energy in kcal per day, for either kind of profile. */
export function restingEnergy(gender: Gender, body: MeasuredBody | SelfReportedBody): number {
  return body.kind === 'measured'
    ? restingEnergyFromBodyFat(body.weightInKg, body.bodyFatFraction)
    : restingEnergyFromHeight({ gender, ...body });
}

function expenditureOf(profile: NutritionProfile, body: MeasuredBody | SelfReportedBody): number {
  const factor =
    body.kind === 'measured'
      ? ACTIVITY_MULTIPLIERS[profile.gender][profile.activity] * (1 + THERMIC_EFFECT_OF_DIET)
      : SIMPLE_ACTIVITY_FACTORS[profile.activity];
  return restingEnergy(profile.gender, body) * factor + exerciseKcalPerDay(profile.exercises, body.weightInKg);
}

/** Daily energy expenditure in kcal, unrounded. Throws EnergyExpenditureError if body measurements are missing. */
export function energyExpenditure(profile: NutritionProfile): number {
  return expenditureOf(profile, bodyOf(profile));
}

/**
 * Daily energy expenditure in kcal by the formulas for self-reported profiles; null if age, height or weight is
 * missing.
 */
export function selfReportedExpenditure(profile: NutritionProfile): number | null {
  const body = selfReportedBody(profile);
  return body && expenditureOf(profile, body);
}
