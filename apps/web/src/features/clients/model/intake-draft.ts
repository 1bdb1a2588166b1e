import { EXERCISE_TEMPLATES } from '@weekbord/domain/energy/exercise-templates';
import { NEW_EXERCISE_ROW, SESSION_MINUTES_RANGE, SESSIONS_RANGE } from '@weekbord/domain/intake/exercise-rows';
import { parseDecimal } from '@weekbord/domain/numbers/parse-decimal';
import { weeklyChangeInKg, weeklyGoalFromWeeklyChange } from '@weekbord/domain/goals/weekly-goals';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import {
  ageOn,
  type BirthdayBoxes,
  type BirthdayFault,
  boxesOfBirthday,
  readBirthday,
  validateBirthday,
} from '@weekbord/domain/intake/birthday';
import { MINOR_STATEMENT_VERSION, needsStatement, validateMinor } from '@weekbord/domain/intake/minors';
import { AGE_OF_INTAKE_RANGE } from '@weekbord/domain/intake/validate-intake';
import {
  BODY_FAT_PERCENT_RANGE,
  CLIENT_WEIGHT_KG_RANGE,
  CLIENT_WEIGHT_LB_RANGE,
  HEIGHT_CM_RANGE,
  validateHeightInFeet,
} from '@weekbord/domain/onboarding/validate-body';
import type { Range } from '@weekbord/domain/validation/fault';
import type { Activity, Gender, Sustainability } from '@weekbord/domain/energy/profile';
import type { Diet } from '@weekbord/domain/diets/diets';
import type { Goal, WeeklyGoal } from '@weekbord/domain/goals/goals';
import type { Language } from '@weekbord/domain/languages/languages';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { typedNumber } from '../../../shared/form/typed-number.ts';
import {
  heightEntry,
  type HeightEntry,
  type HeightUnit,
  weightEntry,
  type WeightEntry,
} from '../../../shared/intake/measure-entry.ts';
import type { Client } from '../api/clients.ts';
import type { CoachUnit } from './coach-unit.ts';

export const LEFT_OUT = ['gluten', 'lactose', 'nut', 'crustaceans_shellfish'] as const;
export type LeftOutOne = (typeof LEFT_OUT)[number];

/** A coach's entries about a client; numbers as typed. Unanswered choices are empty. */
export interface IntakeDraft {
  readonly gender: Gender | '';
  /** In the coach's unit. */
  readonly weight: WeightEntry;
  readonly bodyFat: string;
  readonly activity: Activity | '';
  readonly diet: Diet | '';
  readonly leftOut: readonly LeftOutOne[];
  readonly exercises: readonly ExerciseDraft[];
  /** Which of the next two fields the coach fills in: the age or the birthday. */
  readonly ageBy: AgeBy;
  /** The age in years. Like every field below, it is an empty string if not given. */
  readonly age: string;
  readonly birthday: BirthdayBoxes;
  /** Whether the coach states that a client of 16 or 17 may take part. */
  readonly isStated: boolean;
  /** In centimetres, or in feet and inches. */
  readonly height: HeightEntry;
  readonly goal: Goal | '';
  /** In the coach's unit. */
  readonly goalWeight: WeightEntry;
  readonly pace: WeeklyGoal | '';
  readonly sustainability: Sustainability | '';
  readonly moments: readonly MealMoment[];
  /** The ids of the avoided ingredients. */
  readonly avoided: readonly number[];
}

export const AGE_BY = ['AGE', 'BIRTHDAY'] as const;
type AgeBy = (typeof AGE_BY)[number];

export interface ExerciseDraft {
  /** The key of the row on screen. */
  readonly key: number;
  /** The id of a stored row; null for a new one. */
  readonly id: number | null;
  readonly exercise: number;
  readonly minutes: string;
  readonly sessions: string;
}

export const heightUnitOf = (unit: CoachUnit): HeightUnit => (unit === 'POUNDS' ? 'FEET' : 'CENTIMETRES');

const PERCENT = 100;

/** The form of a new client, in which nothing is filled in, because nothing is known. */
const NEW_INTAKE = {
  gender: '',
  bodyFat: '',
  activity: '',
  diet: '',
  leftOut: [],
  exercises: [],
  ageBy: 'AGE',
  age: '',
  birthday: boxesOfBirthday(null),
  isStated: false,
  goal: '',
  pace: '',
  sustainability: '',
  moments: [],
  avoided: [],
} as const satisfies Omit<IntakeDraft, 'weight' | 'height' | 'goalWeight'>;
/** A weight and a body fat percentage that empty fields show as placeholders. */
export const EXAMPLES = { weight: { KILOGRAMS: '70', POUNDS: '155' }, bodyFat: '20' } as const;

/** Returns the form of a client without a profile. */
export function newIntake(unit: CoachUnit, language: Language): IntakeDraft {
  const none = weightEntry(null, unit, language);
  return {
    ...NEW_INTAKE,
    weight: none,
    height: heightEntry(null, heightUnitOf(unit), language),
    goalWeight: none,
  };
}

/** Returns the form filled with a client's stored data. */
export function draftOfClient(
  { intake, ingredients_to_avoid: avoids }: Pick<Client, 'intake' | 'ingredients_to_avoid'>,
  unit: CoachUnit,
  language: Language,
): IntakeDraft {
  const avoided = avoids.map(({ id }) => id);
  const draft = intake === null ? newIntake(unit, language) : draftOfIntake(intake, unit, language);
  return { ...draft, avoided };
}

function draftOfIntake(intake: NonNullable<Client['intake']>, unit: CoachUnit, language: Language): IntakeDraft {
  const text = (value: number) => typedNumber(value, language);
  const fraction = intake.body_fat_percentage;
  const isGiven = (field: (typeof intake.not_given)[number]) => !intake.not_given.includes(field);
  const isLosing = intake.main_goal === 'LOSE_WEIGHT' && isGiven('main_goal');
  const { age, birthday } = intake;
  return {
    ...NEW_INTAKE,
    gender: intake.gender,
    weight: weightEntry(intake.weight, unit, language),
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
    ageBy: birthday === null ? 'AGE' : 'BIRTHDAY',
    age: age === null ? '' : text(age),
    birthday: boxesOfBirthday(birthday),
    height: heightEntry(intake.height_in_cm, heightUnitOf(unit), language),
    goal: isGiven('main_goal') ? intake.main_goal : '',
    goalWeight: weightEntry(intake.goal_weight_in_kg, unit, language),
    pace:
      isLosing && isGiven('goal_weekly_change_in_kg')
        ? weeklyGoalFromWeeklyChange(intake.goal_weekly_change_in_kg)
        : '',
    sustainability: isGiven('sustainability') ? intake.sustainability : '',
    moments: intake.meal_moments ?? [],
  };
}

/** Whether a form has the same avoided ingredients as the stored profile. */
export function isSameAvoided(avoided: readonly number[], stored: readonly { readonly id: number }[]): boolean {
  return avoided.length === stored.length && stored.every(({ id }) => avoided.includes(id));
}

/** Returns the rows with an empty one added. */
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

/** Returns the age entered in a form; null if there is none. */
function ageOfDraft({ ageBy, age, birthday }: IntakeDraft, today: PlainDate): number | null {
  if (ageBy === 'AGE') return parseDecimal(age);
  const date = readBirthday(birthday);
  return date === null ? null : ageOn(date, today);
}

/** Whether the age in a form is 16 or 17. */
export function isOfMinor(draft: IntakeDraft, today: PlainDate): boolean {
  return needsStatement(ageOfDraft(draft, today));
}

/** Why a field is invalid. */
export type IntakeFault =
  | NumberFault
  | 'notChosen'
  | 'heightInFeet'
  | MinorRefusal
  | Readonly<{ birthday: BirthdayFault['code'] }>;
type MinorRefusal = 'client_too_young' | 'minor_statement_required';
type NumberFault = 'required' | 'notANumber' | 'aboveZero' | Range;

const isEmpty = (texts: readonly string[]) => texts.every((text) => text.trim() === '');

function faultOf(text: string, range: Range): NumberFault | undefined {
  if (text.trim() === '') return 'required';
  const value = parseDecimal(text);
  if (value === null) return 'notANumber';
  return value < range.min || value > range.max ? range : undefined;
}

function ageFault(text: string): NumberFault | undefined {
  const fault = faultOf(text, AGE_OF_INTAKE_RANGE);
  return fault ?? (Number.isInteger(parseDecimal(text)) ? undefined : AGE_OF_INTAKE_RANGE);
}

function birthdayFault(boxes: BirthdayBoxes, today: PlainDate): IntakeFault | undefined {
  const fault = validateBirthday(boxes, today);
  return fault === null ? undefined : { birthday: fault.code };
}

function heightFault(texts: readonly string[], unit: CoachUnit): IntakeFault | undefined {
  if (isEmpty(texts)) return undefined;
  const [first = '', inches = ''] = texts;
  if (unit === 'KILOGRAMS') return faultOf(first, HEIGHT_CM_RANGE);
  const parts = [parseDecimal(first), inches.trim() === '' ? 0 : parseDecimal(inches)];
  const [feet, rest] = parts;
  if (feet == null || rest == null) return 'heightInFeet';
  return validateHeightInFeet({ feet, inches: rest }) === null ? undefined : 'heightInFeet';
}

/** Returns why the age in a form is refused; an earlier statement by a coach suffices to allow it. */
function minorFault(draft: IntakeDraft, today: PlainDate, wasStated: boolean): MinorRefusal | undefined {
  const coached = { hasCoach: true, isStated: wasStated || draft.isStated };
  const code = validateMinor(ageOfDraft(draft, today), coached, 'COACH')?.code;
  return code === 'client_too_young' || code === 'minor_statement_required' ? code : undefined;
}

/**
 * Returns the validation errors of a form, by field; those of rows are keyed `minutes-` or `sessions-` plus the row's
 * key.
 */
export function faultsOfIntake(
  draft: IntakeDraft,
  unit: CoachUnit,
  { needsBodyFat, wasStated, today }: { needsBodyFat: boolean; wasStated: boolean; today: PlainDate },
): Readonly<Record<string, IntakeFault | undefined>> {
  const ageTexts = draft.ageBy === 'AGE' ? [draft.age] : Object.values(draft.birthday);
  // A plan needs either body fat, or age and height.
  const hasMeasures = !isEmpty(ageTexts) && !isEmpty(draft.height.texts);
  const mayMiss = (!needsBodyFat || hasMeasures) && draft.bodyFat.trim() === '';
  const weights = unit === 'POUNDS' ? CLIENT_WEIGHT_LB_RANGE : CLIENT_WEIGHT_KG_RANGE;
  const weightFault = (text: string) => {
    const fault = faultOf(text, weights);
    return typeof fault === 'object' && (parseDecimal(text) ?? 0) <= 0 ? 'aboveZero' : fault;
  };
  const ifGiven = (text: string, fault: (text: string) => NumberFault | undefined) =>
    text.trim() === '' ? undefined : fault(text);
  const refusal = minorFault(draft, today, wasStated);
  const tooYoung = refusal === 'client_too_young' ? refusal : undefined;
  const choiceFault = (chosen: string) => (chosen === '' ? 'notChosen' : undefined);
  return {
    gender: choiceFault(draft.gender),
    activity: choiceFault(draft.activity),
    diet: choiceFault(draft.diet),
    weight: weightFault(draft.weight.texts[0] ?? ''),
    bodyFat: mayMiss ? undefined : faultOf(draft.bodyFat, BODY_FAT_PERCENT_RANGE),
    age: draft.ageBy === 'AGE' ? (ifGiven(draft.age, ageFault) ?? tooYoung) : undefined,
    birthday:
      draft.ageBy === 'BIRTHDAY' && !isEmpty(ageTexts) ? (birthdayFault(draft.birthday, today) ?? tooYoung) : undefined,
    statement: refusal === 'minor_statement_required' ? refusal : undefined,
    height: heightFault(draft.height.texts, unit),
    goalWeight: ifGiven(draft.goalWeight.texts[0] ?? '', weightFault),
    ...Object.fromEntries(
      draft.exercises.flatMap((row) => [
        [`minutes-${row.key}`, faultOf(row.minutes, SESSION_MINUTES_RANGE)],
        [`sessions-${row.key}`, faultOf(row.sessions, SESSIONS_RANGE)],
      ]),
    ),
  };
}

/** Returns the request body of a valid form; a statement is recorded in the current language. */
export function bodyOfIntake(draft: IntakeDraft, { today, language }: { today: PlainDate; language: Language }) {
  const { gender, activity, diet } = draft;
  if (gender === '' || activity === '' || diet === '') throw new Error('a form with faults is not sent');
  const bodyFat = parseDecimal(draft.bodyFat);
  const birthday = draft.ageBy === 'BIRTHDAY' ? readBirthday(draft.birthday) : null;
  const leavesOut = (one: LeftOutOne) => draft.leftOut.includes(one);
  return {
    gender,
    weight: draft.weight.value ?? 0,
    body_fat_percentage: bodyFat === null ? null : bodyFat / PERCENT,
    activity,
    diet,
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
    birthday,
    // The server derives the age from the birthday.
    ...(birthday === null && { age: draft.ageBy === 'AGE' ? parseDecimal(draft.age) : null }),
    ...(draft.isStated &&
      isOfMinor(draft, today) && { minor_statement: { text_version: MINOR_STATEMENT_VERSION, language } }),
    height_in_cm: draft.height.value,
    goal_weight_in_kg: draft.goalWeight.value,
    meal_moments: draft.moments.length === 0 ? null : [...draft.moments],
    ...(draft.goal !== '' && { main_goal: draft.goal }),
    ...(draft.goal === 'LOSE_WEIGHT' &&
      draft.pace !== '' && { goal_weekly_change_in_kg: weeklyChangeInKg(draft.pace) }),
    ...(draft.sustainability !== '' && { sustainability: draft.sustainability }),
  };
}

/** Returns the kinds of exercise, sorted by name. */
export function sortedKinds(nameOf: (kind: (typeof EXERCISE_TEMPLATES)[number]) => string, language: string) {
  return EXERCISE_TEMPLATES.map((kind) => ({ value: String(kind.id), label: nameOf(kind) })).toSorted((one, other) =>
    one.label.localeCompare(other.label, language),
  );
}
