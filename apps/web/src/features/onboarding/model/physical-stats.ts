import {
  type GoalWeightFault,
  validateGoalWeight,
  validateHeightInCm,
  validateHeightInFeet,
  validateWeight,
} from '@weekbord/domain/onboarding/validate-body';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { centimetresToFeet } from '@weekbord/domain/units/height';
import type { Fault } from '@weekbord/domain/validation/fault';
import type { Language } from '@weekbord/domain/languages/languages';
import type { WeightUnit } from '@weekbord/domain/units/weight-units';
import type { Typed } from './draft.ts';
import {
  type HeightEntry,
  heightEntry,
  type HeightUnit,
  switchHeightUnit,
  switchWeightUnit,
  typedWeight,
  type WeightEntry,
  weightEntry,
} from '../../../shared/intake/measure-entry.ts';

/** The texts of the height, weight and goal weight fields. */
export type PhysicalStats = Readonly<{ height: HeightEntry; weight: WeightEntry; goalWeight: WeightEntry }>;

export type PhysicalFaults = Readonly<{
  height: Fault | null;
  weight: Fault | null;
  goalWeight: GoalWeightFault | null;
}>;

/** Returns the unit of height in the form. */
export function heightUnitOf(form: OnboardingForm): HeightUnit {
  return form.preferences.usesImperialUnitsForHeight ? 'FEET' : 'CENTIMETRES';
}

/** Returns the contents of the fields: the typed text or, without any, the answers. */
export function physicalStatsOf(form: OnboardingForm, typed: Typed, language: Language): PhysicalStats {
  const { heightInCm, weightInKg, goalWeight } = form.physicalStats;
  const { personalWeightUnit } = form.preferences;
  return {
    height: typed.height ?? heightEntry(heightInCm, heightUnitOf(form), language),
    weight: typed.weight ?? weightEntry(weightInKg, personalWeightUnit, language),
    goalWeight: typed.goalWeight ?? weightEntry(goalWeight, personalWeightUnit, language),
  };
}

/** Returns the fields after switching between cm and feet. */
export function withHeightUnit(stats: PhysicalStats, unit: HeightUnit, language: Language): PhysicalStats {
  return { ...stats, height: switchHeightUnit(stats.height, unit, language) };
}

/** Returns the fields after switching the weight unit. */
export function withWeightUnit(stats: PhysicalStats, unit: WeightUnit, language: Language): PhysicalStats {
  return {
    ...stats,
    weight: switchWeightUnit(stats.weight, unit, language),
    goalWeight: switchWeightUnit(stats.goalWeight, unit, language),
  };
}

/** Returns what is wrong with each field, in the unit it was typed in. */
export function physicalFaults({ height, weight, goalWeight }: PhysicalStats): PhysicalFaults {
  const heightFault =
    height.typedIn === 'CENTIMETRES'
      ? validateHeightInCm(height.value)
      : validateHeightInFeet(height.value === null ? null : centimetresToFeet(height.value));
  return {
    height: heightFault,
    weight: validateWeight(typedWeight(weight), weight.typedIn),
    goalWeight: validateGoalWeight(
      typedWeight(goalWeight),
      goalWeight.typedIn,
      heightFault === null ? height.value : null,
    ),
  };
}

/** Returns the answers including the contents of the fields; null if a field is not a number. */
export function withPhysicalStats(form: OnboardingForm, stats: PhysicalStats): OnboardingForm | null {
  const { height, weight, goalWeight } = stats;
  if (height.value === null || weight.value === null || goalWeight.value === null) return null;
  return {
    ...form,
    physicalStats: { heightInCm: height.value, weightInKg: weight.value, goalWeight: goalWeight.value },
  };
}
