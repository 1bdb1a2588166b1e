import type { userProfileChange } from '@weekbord/contract/intake/models';
import { type CycleRecord, withLastStart } from '@weekbord/domain/cycle/period-starts';
import { validateCycleLength, validateMenstrualDate } from '@weekbord/domain/cycle/validate-cycle';
import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import { type ExerciseRow, mergeExerciseRows } from '@weekbord/domain/intake/exercise-rows';
import { changedDietType } from '@weekbord/domain/intake/diet-type';
import { validateGoalWeight } from '@weekbord/domain/onboarding/validate-body';
import { roundKilograms } from '@weekbord/domain/units/weight';
import type { MacroPreference } from '@weekbord/domain/macros/macro-preferences';
import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { IntakeTable } from '../../platform/database/tables/intake.ts';
import { refuseFaults } from './refuse-faults.ts';

type ProfileChange = Omit<z.output<typeof userProfileChange>, 'minor_statement'>;
type Figures = Omit<Updateable<IntakeTable>, 'person_id' | 'id'>;

/** A cycle to store: null deletes it, undefined leaves it unchanged. */
export type CycleChange = CycleRecord | null | undefined;

/** The stored profile that a change applies to. */
export interface Before {
  readonly diet_type: MacroPreference;
  readonly exercise_instances: readonly ExerciseRow[];
  /** Ids for new exercises, one per exercise. */
  readonly freshExerciseIds: readonly number[];
}

/**
 * Returns the columns that a change to a profile sets, with weights to two decimal places and the diet type consistent
 * with its flags. Exercises that are missing from the change are deleted.
 */
export function figuresOf(change: ProfileChange, before: Before): Figures {
  const {
    last_menstrual_period_start_date: _start,
    menstrual_cycle_length: _length,
    exercise_instances: exercises,
    ...figures
  } = change;
  const weights = {
    ...(exercises !== undefined && {
      exercise_instances: JSON.stringify(
        mergeExerciseRows(before.exercise_instances, exercises, before.freshExerciseIds),
      ),
    }),
    ...(change.weight === undefined ? {} : { weight: roundKilograms(change.weight) }),
    ...(change.goal_weight_in_kg == null ? {} : { goal_weight_in_kg: roundKilograms(change.goal_weight_in_kg) }),
  };
  const { diet_type, is_keto_user, is_on_menopause_diet } = change;
  if (diet_type === undefined && is_keto_user === undefined && is_on_menopause_diet === undefined) {
    return { ...figures, ...weights };
  }
  const dietType = changedDietType(before.diet_type, {
    dietType: diet_type,
    isKetoUser: is_keto_user,
    isOnMenopauseDiet: is_on_menopause_diet,
  });
  return {
    ...figures,
    ...weights,
    diet_type: dietType,
    is_keto_user: dietType === 'KETO',
    is_on_menopause_diet: dietType === 'MENOPAUSE',
  };
}

/** Rejects a profile whose goal weight is unhealthy at its height. */
export function checkGoalWeight(profile: { goal_weight_in_kg: number | null; height_in_cm: number | null }): void {
  if (profile.goal_weight_in_kg === null) return;
  refuseFaults({
    goal_weight_in_kg: validateGoalWeight(profile.goal_weight_in_kg, 'KILOGRAMS', profile.height_in_cm),
  });
}

/**
 * Returns the cycle after a change. Rejects a start in the future, a length out of range, and a length without a start.
 */
export function cycleAfter(change: ProfileChange, stored: CycleRecord | undefined, now: Date): CycleChange {
  const { last_menstrual_period_start_date: givenStart, menstrual_cycle_length: givenLength } = change;
  const start = givenStart === undefined ? (stored?.starts.at(-1) ?? null) : givenStart;
  const length = givenLength === undefined ? (stored?.saidLength ?? null) : givenLength;
  if (start === null && givenLength == null) return null;
  refuseFaults({
    last_menstrual_period_start_date: validateMenstrualDate(start, latestDateAnywhere(now.getTime())),
    menstrual_cycle_length: validateCycleLength(length),
  });
  if (start === null) return null;
  return { starts: withLastStart(stored?.starts ?? [], start), saidLength: length };
}
