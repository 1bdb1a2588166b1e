import type { UserProfile } from '@weekbord/contract/intake/models';
import { countedLength, type CycleRecord } from '@weekbord/domain/cycle/period-starts';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { energyExpenditure } from '@weekbord/domain/energy/expenditure';
import { EnergyExpenditureError, type NutritionProfile } from '@weekbord/domain/energy/profile';
import { ageOfProfile } from '@weekbord/domain/intake/birthday';
import { exercisesOf } from '@weekbord/domain/intake/exercise-rows';
import { weeklyGoalFromWeeklyChange } from '@weekbord/domain/goals/weekly-goals';
import type { IntakeRow } from './intake.store.ts';

/** The data shown together with an intake. */
export interface IntakeSurroundings {
  readonly weeklyPlanId: number | null;
  /** The cycle; null for every viewer but the owner. */
  readonly cycle: CycleRecord | null;
  readonly today: PlainDate;
}

/** Returns an intake in the form that the energy formulas take, on a date. */
export function nutritionProfileOf(intake: IntakeRow, today: PlainDate): NutritionProfile {
  return {
    gender: intake.gender,
    activity: intake.activity,
    sustainability: intake.sustainability,
    diet: intake.diet,
    goal: intake.main_goal,
    weeklyGoal: intake.main_goal === 'LOSE_WEIGHT' ? weeklyGoalFromWeeklyChange(intake.goal_weekly_change_in_kg) : null,
    weightInKg: intake.weight,
    heightInCm: intake.height_in_cm,
    age: ageOfProfile(intake, today),
    bodyFatFraction: intake.body_fat_percentage,
    exercises: exercisesOf(intake.exercise_instances),
    energyBalance: null,
  };
}

function expenditureOf(intake: IntakeRow, today: PlainDate): number | null {
  try {
    return Math.round(energyExpenditure(nutritionProfileOf(intake, today)));
  } catch (error) {
    if (error instanceof EnergyExpenditureError) return null;
    throw error;
  }
}

/** Returns an intake in the contract's shape. */
export function presentIntake(intake: IntakeRow, { weeklyPlanId, cycle, today }: IntakeSurroundings): UserProfile {
  const { person_id: user, ...figures } = intake;
  return {
    ...figures,
    age: ageOfProfile(intake, today),
    user,
    weekly_nutrition_plan: weeklyPlanId,
    last_menstrual_period_start_date: cycle?.starts.at(-1) ?? null,
    menstrual_cycle_length: cycle?.saidLength ?? null,
    counted_cycle_length: cycle === null ? null : countedLength(cycle),
    energy_expenditure: expenditureOf(intake, today),
  };
}
