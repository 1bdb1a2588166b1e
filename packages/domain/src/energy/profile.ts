import type { Diet } from '../diets/diets.ts';
import type { Goal, WeeklyGoal } from '../goals/goals.ts';
import type { Exercise } from './exercise.ts';

export const GENDERS = ['MALE', 'FEMALE'] as const;
export type Gender = (typeof GENDERS)[number];

export const ACTIVITIES = ['SEDENTARY', 'MILDLY_ACTIVE', 'ACTIVE', 'VERY_ACTIVE'] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const SUSTAINABILITIES = ['SUSTAINABLE', 'OPTIMAL'] as const;
export type Sustainability = (typeof SUSTAINABILITIES)[number];

/**
 * The facts about a person from which a plan is computed. With `bodyFatFraction` (0 to 1) it is a measured profile,
 * made by a coach; without it, a self-reported one, which requires the age in years and the height.
 */
export type NutritionProfile = Readonly<{
  gender: Gender;
  activity: Activity;
  sustainability: Sustainability;
  diet: Diet;
  goal: Goal;
  weeklyGoal: WeeklyGoal | null;
  weightInKg: number | null;
  heightInCm: number | null;
  age: number | null;
  bodyFatFraction: number | null;
  exercises: readonly Exercise[];
  /** Percent of expenditure that a coach set, or null to derive it from the goal. */
  energyBalance: number | null;
}>;

export type MissingMeasure = 'weight' | 'age' | 'height';

/** Thrown when energy expenditure cannot be calculated; `missing` names the measurements to ask for. */
export class EnergyExpenditureError extends Error {
  readonly missing: readonly MissingMeasure[];

  constructor(missing: readonly MissingMeasure[]) {
    super(`could not calculate energy expenditure: missing ${missing.join(', ')}`);
    this.name = 'EnergyExpenditureError';
    this.missing = missing;
  }
}

export type SelfReportedBody = Readonly<{ kind: 'self-reported'; weightInKg: number; heightInCm: number; age: number }>;
export type MeasuredBody = Readonly<{ kind: 'measured'; weightInKg: number; bodyFatFraction: number }>;

/** The self-reported measurements of a profile, or null if weight, age or height is missing. */
export function selfReportedBody(profile: NutritionProfile): SelfReportedBody | null {
  const { weightInKg, heightInCm, age } = profile;
  if (weightInKg === null || heightInCm === null || age === null) return null;
  return { kind: 'self-reported', weightInKg, heightInCm, age };
}

/**
 * The measurements from which energy is calculated: body fat if it was measured, otherwise age and height. Throws
 * EnergyExpenditureError naming what is missing.
 */
export function bodyOf(profile: NutritionProfile): MeasuredBody | SelfReportedBody {
  const { weightInKg, bodyFatFraction } = profile;
  if (bodyFatFraction !== null && weightInKg !== null) return { kind: 'measured', weightInKg, bodyFatFraction };
  const body = selfReportedBody(profile);
  if (body) return body;
  const missing: MissingMeasure[] = [];
  if (weightInKg === null) missing.push('weight');
  if (bodyFatFraction === null && profile.age === null) missing.push('age');
  if (bodyFatFraction === null && profile.heightInCm === null) missing.push('height');
  throw new EnergyExpenditureError(missing);
}
