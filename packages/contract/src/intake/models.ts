import { CYCLE_LENGTH_RANGE } from '@weekbord/domain/cycle/validate-cycle';
import { BODY_FAT_PERCENT_RANGE, HEIGHT_CM_RANGE, WEIGHT_KG_RANGE } from '@weekbord/domain/onboarding/validate-body';
import { ACTIVITIES, GENDERS, SUSTAINABILITIES } from '@weekbord/domain/energy/profile';
import { DIETS } from '@weekbord/domain/diets/diets';
import { GOALS } from '@weekbord/domain/goals/goals';
import { LABEL_ALLERGENS } from '@weekbord/domain/foods/allergens';
import { LANGUAGES } from '@weekbord/domain/languages/languages';
import { MACRO_PREFERENCES } from '@weekbord/domain/macros/macro-preferences';
import { MEAL_MOMENTS, type MealMoment } from '@weekbord/domain/slots/meal-moments';
import { WEIGHT_UNITS } from '@weekbord/domain/units/weight-units';
import { MAX_MOTIVATION_LENGTH, MOTIVATIONS } from '@weekbord/domain/intake/motivation';
import { exerciseTemplate } from '@weekbord/domain/energy/exercise-templates';
import { MAX_EXERCISE_ROWS, SESSION_MINUTES_RANGE, SESSIONS_RANGE } from '@weekbord/domain/intake/exercise-rows';
import { MAY_BE_NOT_GIVEN } from '@weekbord/domain/onboarding/not-given';
import { MINOR_STATEMENT_VERSION } from '@weekbord/domain/intake/minors';
import { AGE_OF_INTAKE_RANGE } from '@weekbord/domain/intake/validate-intake';
import { z } from 'zod';
import { coded, date, id, text } from '../fields.ts';
import { listOf, SIZES } from '../sizes.ts';

const intolerance = z.boolean();

const inDayOrder = (given: MealMoment[]) => MEAL_MOMENTS.filter((moment) => given.includes(moment));

/** Why a person wants to reach their goal, in their own words; may be empty. */
export const motivationText = text({ max: MAX_MOTIVATION_LENGTH });

/** Body fat as a fraction of 1. */
export const bodyFatFraction = z
  .number()
  .min(BODY_FAT_PERCENT_RANGE.min / 100)
  .max(BODY_FAT_PERCENT_RANGE.max / 100);

/** A kind of exercise that a person does every week. */
export const exerciseInstance = z.object({
  exercise: id.refine((given) => exerciseTemplate(given) !== undefined, coded('does_not_exist')),
  minutes_per_session: z.number().min(SESSION_MINUTES_RANGE.min).max(SESSION_MINUTES_RANGE.max).default(30),
  sessions_per_week: z.number().min(SESSIONS_RANGE.min).max(SESSIONS_RANGE.max).default(1),
});

/** A person's data on their body, goal and diet. Weights in kg, heights in cm, body fat as a fraction. */
export const userProfile = z
  .object({
    id: z.number().int(),
    user: z.number().int(),
    weekly_nutrition_plan: z.number().int().nullable(),
    gender: z.enum(GENDERS),
    activity: z.enum(ACTIVITIES),
    sustainability: z.enum(SUSTAINABILITIES),
    diet: z.enum(DIETS),
    diet_type: z.enum(MACRO_PREFERENCES),
    weight: z.number(),
    body_fat_percentage: z.number().nullable(),
    food_intolerances_gluten: intolerance,
    food_intolerances_lactose: intolerance,
    food_intolerances_nut: intolerance,
    food_intolerances_crustaceans_shellfish: intolerance,
    /** Label allergens that are excluded in addition to the four above. */
    excluded_allergens: listOf(z.enum(LABEL_ALLERGENS), SIZES.few),
    /** Excluding nuts also excludes peanuts, unless this is true; an explicit exclusion of peanuts still counts. */
    allows_peanuts: z.boolean(),
    exercise_instances: listOf(exerciseInstance.extend({ id: z.number().int() }), SIZES.few),
    is_keto_user: z.boolean(),
    is_on_menopause_diet: z.boolean(),
    main_goal: z.enum(GOALS),
    age: z.number().int().nullable(),
    birthday: z.string().nullable(),
    /** Why the person wants to reach their goal. */
    motivations: listOf(z.enum(MOTIVATIONS), SIZES.few),
    motivation_other: z.string(),
    height_in_cm: z.number().nullable(),
    goal_weight_in_kg: z.number().nullable(),
    /** The weekly change of the goal, in kg; negative for a loss. */
    goal_weekly_change_in_kg: z.number(),
    /** The meal moments of a first plan; null if not specified. */
    meal_moments: listOf(z.enum(MEAL_MOMENTS), SIZES.few).nullable(),
    /** Fields that were not given; their values are the defaults that the calculation uses. */
    not_given: listOf(z.enum(MAY_BE_NOT_GIVEN), SIZES.few),
    uses_imperial_measurements_for_recipes: z.boolean(),
    uses_imperial_measurements_for_height: z.boolean(),
    personal_weight_unit: z.enum(WEIGHT_UNITS),
    /** The start of the last period; null for every viewer except the person themselves. */
    last_menstrual_period_start_date: z.string().nullable(),
    menstrual_cycle_length: z.number().int().nullable(),
    /** The cycle length to use, in days, as in `Cycle`; null if no cycle is shown. */
    counted_cycle_length: z.number().int().nullable(),
    /** Computed, in kcal per day; null if a required value is missing. */
    energy_expenditure: z.number().nullable(),
  })
  .meta({ id: 'UserProfile' });
export type UserProfile = z.infer<typeof userProfile>;

/**
 * A coach's statement that a client of 16 or 17 may take part: the coach knows the client and, where the law requires
 * it, has seen the consent of a parent or guardian. Rejected if the current text has another version.
 */
const minorStatement = z.object({
  text_version: z
    .number()
    .int()
    .refine((version) => version === MINOR_STATEMENT_VERSION, coded('consent_text_changed')),
  /** The language of the displayed text; the language of the request if absent. */
  language: z.enum(LANGUAGES).optional(),
});

/** The writable fields of a profile; the domain's rules check their ranges. */
export const userProfileFields = z.object({
  gender: z.enum(GENDERS),
  activity: z.enum(ACTIVITIES),
  /** SUSTAINABLE if absent; for a client, it then counts as not given. */
  sustainability: z.enum(SUSTAINABILITIES).optional(),
  diet: z.enum(DIETS).default('OMNIVORE'),
  /** If absent, derived from `is_keto_user` and `is_on_menopause_diet`, otherwise RECOMMENDED. */
  diet_type: z.enum(MACRO_PREFERENCES).optional(),
  weight: z.number().positive().max(WEIGHT_KG_RANGE.max),
  body_fat_percentage: bodyFatFraction.nullable().default(null),
  food_intolerances_gluten: intolerance.default(false),
  food_intolerances_lactose: intolerance.default(false),
  food_intolerances_nut: intolerance.default(false),
  food_intolerances_crustaceans_shellfish: intolerance.default(false),
  excluded_allergens: z
    .array(z.enum(LABEL_ALLERGENS))
    .max(LABEL_ALLERGENS.length)
    .transform((given) => LABEL_ALLERGENS.filter((allergen) => given.includes(allergen)))
    .default([]),
  allows_peanuts: z.boolean().default(false),
  is_keto_user: z.boolean().optional(),
  is_on_menopause_diet: z.boolean().optional(),
  /** LOSE_WEIGHT if absent; for a client, it then counts as not given. */
  main_goal: z.enum(GOALS).optional(),
  /**
   * 25 if absent; null if a coach does not enter it for a client. Minors are only allowed with a coach, and never below
   * 16.
   */
  age: z.number().int().min(AGE_OF_INTAKE_RANGE.min).max(AGE_OF_INTAKE_RANGE.max).nullable().optional(),
  /** Determines the age. Sending only a different age deletes the birthday. */
  birthday: date.nullable().default(null),
  /**
   * Required when a coach sets a client's age to 16 or 17, once per relationship; ignored when people set their own
   * age.
   */
  minor_statement: minorStatement.optional(),
  motivations: z
    .array(z.enum(MOTIVATIONS))
    .max(MOTIVATIONS.length)
    .transform((given) => MOTIVATIONS.filter((motivation) => given.includes(motivation)))
    .default([]),
  motivation_other: motivationText.default(''),
  /** 170 if absent; null if a coach does not enter it for a client. */
  height_in_cm: z.number().min(HEIGHT_CM_RANGE.min).max(HEIGHT_CM_RANGE.max).nullable().optional(),
  /** If absent, 65 kg, or the lowest healthy weight for tall people; null if a coach does not enter it for a client. */
  goal_weight_in_kg: z.number().positive().max(WEIGHT_KG_RANGE.max).nullable().optional(),
  /** -0.25 if absent; for a client, it then counts as not given. */
  goal_weekly_change_in_kg: z.number().min(-1).max(1).optional(),
  /** The meal moments of a day in the first plan; not specified if absent or null. */
  meal_moments: z
    .array(z.enum(MEAL_MOMENTS))
    .min(1)
    .max(MEAL_MOMENTS.length)
    .transform(inDayOrder)
    .nullable()
    .optional(),
  /** If all three units are absent: those of the person's coach, even if these change; otherwise metric. */
  uses_imperial_measurements_for_recipes: z.boolean().optional(),
  uses_imperial_measurements_for_height: z.boolean().optional(),
  personal_weight_unit: z.enum(WEIGHT_UNITS).optional(),
  last_menstrual_period_start_date: date.nullable().default(null),
  menstrual_cycle_length: z
    .number()
    .int()
    .min(CYCLE_LENGTH_RANGE.min)
    .max(CYCLE_LENGTH_RANGE.max)
    .nullable()
    .default(null),
  /** The complete list: rows that are not sent are deleted, and rows without an id are new. Unchanged if absent. */
  exercise_instances: z
    .array(exerciseInstance.extend({ id: id.nullable().optional() }))
    .max(MAX_EXERCISE_ROWS)
    .optional(),
});

export const userProfileCreate = userProfileFields.extend({ user_id: id.optional() });

/** Like the complete profile, but absent fields are unchanged. */
export const userProfileChange = z.object(
  Object.fromEntries(
    Object.entries(userProfileFields.shape).map(([name, schema]) => [
      name,
      (schema instanceof z.ZodDefault ? schema.unwrap() : schema).optional(),
    ]),
  ) as { [Name in keyof typeof userProfileFields.shape]: z.ZodOptional<Bare<(typeof userProfileFields.shape)[Name]>> },
);

type Bare<T> = T extends z.ZodDefault<infer Inner> ? Inner : T;
