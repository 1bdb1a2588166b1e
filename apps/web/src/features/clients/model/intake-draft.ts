import { EXERCISE_TEMPLATES } from '@weekbord/domain/energy/exercise-templates';
import { NEW_EXERCISE_ROW, SESSION_MINUTES_RANGE, SESSIONS_RANGE } from '@weekbord/domain/intake/exercise-rows';
import { parseDecimal } from '@weekbord/domain/numbers/parse-decimal';
import { weeklyChangeInKg, weeklyGoalFromWeeklyChange } from '@weekbord/domain/goals/weekly-goals';
import { AGE_OF_INTAKE_RANGE } from '@weekbord/domain/intake/validate-intake';
import {
  BODY_FAT_PERCENT_RANGE,
  CLIENT_WEIGHT_KG_RANGE,
  CLIENT_WEIGHT_LB_RANGE,
  HEIGHT_CM_RANGE,
} from '@weekbord/domain/onboarding/validate-body';
import { shownWeight, typedWeightInKg } from '@weekbord/domain/units/weight';
import type { Range } from '@weekbord/domain/validation/fault';
import type { Activity, Diet, Gender, Goal, MealMoment, Sustainability, WeeklyGoal } from '@weekbord/domain/vocabulary';
import type { Client } from '../api/clients.ts';

export const LEFT_OUT = ['gluten', 'lactose', 'nut', 'crustaceans_shellfish'] as const;
export type LeftOutOne = (typeof LEFT_OUT)[number];

/** What a coach has filled in of a client; numbers as they are typed. */
export interface IntakeDraft {
  readonly gender: Gender;
  /** In the coach's unit. */
  readonly weight: string;
  readonly bodyFat: string;
  readonly activity: Activity;
  readonly diet: Diet;
  readonly leftOut: readonly LeftOutOne[];
  readonly exercises: readonly ExerciseDraft[];
  /** Years; empty where it is not given, as with all that follows. */
  readonly age: string;
  /** In centimetres. */
  readonly height: string;
  readonly goal: Goal | '';
  /** In the coach's unit. */
  readonly goalWeight: string;
  readonly pace: WeeklyGoal | '';
  readonly sustainability: Sustainability | '';
  readonly moments: readonly MealMoment[];
}

export interface ExerciseDraft {
  /** Tells rows apart on screen. */
  readonly key: number;
  /** The number of a stored row; null of a new one. */
  readonly id: number | null;
  readonly exercise: number;
  readonly minutes: string;
  readonly sessions: string;
}

export type CoachUnit = 'KILOGRAMS' | 'POUNDS';

const PERCENT = 100;

/** What a new client's form begins with. */
const NEW_INTAKE = {
  gender: 'FEMALE',
  bodyFat: '20',
  activity: 'SEDENTARY',
  diet: 'OMNIVORE',
  leftOut: [],
  exercises: [],
  age: '',
  height: '',
  goal: '',
  goalWeight: '',
  pace: '',
  sustainability: '',
  moments: [],
} as const satisfies Omit<IntakeDraft, 'weight'>;
const NEW_WEIGHT: Readonly<Record<CoachUnit, string>> = { KILOGRAMS: '70', POUNDS: '155' };

/** The form of a client without a profile. */
export function newIntake(unit: CoachUnit): IntakeDraft {
  return { ...NEW_INTAKE, weight: NEW_WEIGHT[unit] };
}

/** The form of a stored profile; `text` writes a number as a person types it. */
export function draftOfIntake(
  intake: NonNullable<Client['intake']>,
  unit: CoachUnit,
  text: (value: number) => string,
): IntakeDraft {
  const fraction = intake.body_fat_percentage;
  const isGiven = (field: (typeof intake.not_given)[number]) => !intake.not_given.includes(field);
  const isLosing = intake.main_goal === 'LOSE_WEIGHT' && isGiven('main_goal');
  const { age, height_in_cm: height, goal_weight_in_kg: goalWeight } = intake;
  return {
    gender: intake.gender,
    weight: text(shownWeight(intake.weight, unit)),
    bodyFat: fraction === null ? '' : text(fraction * PERCENT),
    activity: intake.activity,
    diet: intake.diet,
    leftOut: LEFT_OUT.filter((one) => intake[`food_intolerances_${one}`]),
    exercises: intake.exercise_instances.map((row) => ({
      key: row.id,
      id: row.id,
      exercise: row.exercise,
      minutes: text(row.minutes_per_session),
      sessions: text(row.sessions_per_week),
    })),
    age: age === null ? '' : text(age),
    height: height === null ? '' : text(height),
    goal: isGiven('main_goal') ? intake.main_goal : '',
    goalWeight: goalWeight === null ? '' : text(shownWeight(goalWeight, unit)),
    pace:
      isLosing && isGiven('goal_weekly_change_in_kg')
        ? weeklyGoalFromWeeklyChange(intake.goal_weekly_change_in_kg)
        : '',
    sustainability: isGiven('sustainability') ? intake.sustainability : '',
    moments: intake.meal_moments ?? [],
  };
}

/** One more row, as a new one begins. */
export function withNewExercise(rows: readonly ExerciseDraft[]): readonly ExerciseDraft[] {
  const key = Math.max(0, ...rows.map((row) => row.key)) + 1;
  return [
    ...rows,
    {
      key,
      id: null,
      exercise: NEW_EXERCISE_ROW.exercise,
      minutes: String(NEW_EXERCISE_ROW.minutes_per_session),
      sessions: String(NEW_EXERCISE_ROW.sessions_per_week),
    },
  ];
}

/** Why a number cannot stand. */
export type NumberFault = 'required' | 'notANumber' | 'aboveZero' | Range;

function faultOf(text: string, range: Range): NumberFault | undefined {
  if (text.trim() === '') return 'required';
  const value = parseDecimal(text);
  if (value === null) return 'notANumber';
  return value < range.min || value > range.max ? range : undefined;
}

/** What is wrong with a form, by field; of rows by `minutes-` and `sessions-` and their key. */
export function faultsOfIntake(
  draft: IntakeDraft,
  unit: CoachUnit,
  { needsBodyFat }: { needsBodyFat: boolean },
): Readonly<Record<string, NumberFault | undefined>> {
  // A plan is worked out from body fat, or from age and height.
  const hasMeasures = draft.age.trim() !== '' && draft.height.trim() !== '';
  const mayMiss = (!needsBodyFat || hasMeasures) && draft.bodyFat.trim() === '';
  const weights = unit === 'POUNDS' ? CLIENT_WEIGHT_LB_RANGE : CLIENT_WEIGHT_KG_RANGE;
  const weightFault = (text: string) => {
    const fault = faultOf(text, weights);
    return typeof fault === 'object' && (parseDecimal(text) ?? 0) <= 0 ? 'aboveZero' : fault;
  };
  const ifGiven = (text: string, fault: (text: string) => NumberFault | undefined) =>
    text.trim() === '' ? undefined : fault(text);
  return {
    weight: weightFault(draft.weight),
    bodyFat: mayMiss ? undefined : faultOf(draft.bodyFat, BODY_FAT_PERCENT_RANGE),
    age: ifGiven(draft.age, (text) => {
      const fault = faultOf(text, AGE_OF_INTAKE_RANGE);
      return fault ?? (Number.isInteger(parseDecimal(text)) ? undefined : AGE_OF_INTAKE_RANGE);
    }),
    height: ifGiven(draft.height, (text) => faultOf(text, HEIGHT_CM_RANGE)),
    goalWeight: ifGiven(draft.goalWeight, weightFault),
    ...Object.fromEntries(
      draft.exercises.flatMap((row) => [
        [`minutes-${row.key}`, faultOf(row.minutes, SESSION_MINUTES_RANGE)],
        [`sessions-${row.key}`, faultOf(row.sessions, SESSIONS_RANGE)],
      ]),
    ),
  };
}

/** What is sent of a form without faults. */
export function bodyOfIntake(draft: IntakeDraft, unit: CoachUnit) {
  const bodyFat = parseDecimal(draft.bodyFat);
  const age = parseDecimal(draft.age);
  const goalWeight = parseDecimal(draft.goalWeight);
  const leavesOut = (one: LeftOutOne) => draft.leftOut.includes(one);
  return {
    gender: draft.gender,
    weight: typedWeightInKg(parseDecimal(draft.weight) ?? 0, unit),
    body_fat_percentage: bodyFat === null ? null : bodyFat / PERCENT,
    activity: draft.activity,
    diet: draft.diet,
    food_intolerances_gluten: leavesOut('gluten'),
    food_intolerances_lactose: leavesOut('lactose'),
    food_intolerances_nut: leavesOut('nut'),
    food_intolerances_crustaceans_shellfish: leavesOut('crustaceans_shellfish'),
    exercise_instances: draft.exercises.map((row) => ({
      id: row.id,
      exercise: row.exercise,
      minutes_per_session: parseDecimal(row.minutes) ?? 0,
      sessions_per_week: parseDecimal(row.sessions) ?? 0,
    })),
    age,
    height_in_cm: parseDecimal(draft.height),
    goal_weight_in_kg: goalWeight === null ? null : typedWeightInKg(goalWeight, unit),
    meal_moments: draft.moments.length === 0 ? null : [...draft.moments],
    ...(draft.goal !== '' && { main_goal: draft.goal }),
    ...(draft.goal === 'LOSE_WEIGHT' &&
      draft.pace !== '' && { goal_weekly_change_in_kg: weeklyChangeInKg(draft.pace) }),
    ...(draft.sustainability !== '' && { sustainability: draft.sustainability }),
  };
}

/** The kinds of exercise by their names. */
export function sortedKinds(nameOf: (kind: (typeof EXERCISE_TEMPLATES)[number]) => string, language: string) {
  return EXERCISE_TEMPLATES.map((kind) => ({ value: String(kind.id), label: nameOf(kind) })).toSorted((one, other) =>
    one.label.localeCompare(other.label, language),
  );
}
