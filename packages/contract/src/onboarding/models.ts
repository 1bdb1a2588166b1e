import { ACTIVITIES, GENDERS, SUSTAINABILITIES } from '@weekbord/domain/energy/profile';
import { DIETS } from '@weekbord/domain/diets/diets';
import { GOALS, WEEKLY_GOALS } from '@weekbord/domain/goals/goals';
import { INGREDIENT_DISLIKES } from '@weekbord/domain/foods/ingredient-dislikes';
import { INTOLERANCES } from '@weekbord/domain/foods/allergens';
import { MACRO_PREFERENCES } from '@weekbord/domain/macros/macro-preferences';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { WEIGHT_UNITS } from '@weekbord/domain/units/weight-units';
import { MOTIVATIONS } from '@weekbord/domain/intake/motivation';
import { z } from 'zod';
import { date } from '../fields.ts';
import { bodyFatFraction, motivationText } from '../intake/models.ts';
import { listOf, SIZES } from '../sizes.ts';

const list = <T extends z.ZodType>(item: T) => z.array(item).max(50);
const grams = z.number().min(0).max(5_000);

/**
 * The answers of the self-guided wizard. Only their shape is checked here: the domain checks the ranges, and reports
 * every error by its path.
 */
export const onboardingForm = z.object({
  goal: z.enum(GOALS),
  activity_level: z.enum(ACTIVITIES),
  biometric_data: z.object({ age: z.number(), gender: z.enum(GENDERS) }),
  physical_stats: z.object({
    height_in_cm: z.number(),
    weight_in_kg: z.number(),
    goal_weight: z.number().nullable().optional(),
  }),
  weekly_goal: z.enum(WEEKLY_GOALS).nullable().optional(),
  diet_preferences: z.object({
    diet_type: z.enum(MACRO_PREFERENCES),
    dietary_preference: z.enum(DIETS).nullable().optional(),
    /** HALAL is treated as the diet. */
    intolerances: list(z.enum([...INTOLERANCES, 'HALAL'])),
    ingredient_dislikes: list(z.enum(INGREDIENT_DISLIKES)),
    meal_times: list(z.enum(MEAL_MOMENTS)),
    user_provided_macros: z
      .object({ calories: z.number().max(20_000), protein: grams, fat: grams, carbohydrates: grams })
      .nullable()
      .optional(),
    /**
     * The person's own macros for each meal; ignored if their sum differs from `user_provided_macros` or their meals
     * from `meal_times`.
     */
    tuned_meals: list(z.object({ meal_moment: z.enum(MEAL_MOMENTS), protein: grams, fat: grams, carbohydrates: grams }))
      .nullable()
      .optional(),
  }),
  preferences: z
    .object({
      uses_imperial_units_for_recipes: z.boolean(),
      uses_imperial_units_for_height: z.boolean(),
      personal_weight_unit: z.enum(WEIGHT_UNITS),
    })
    .optional(),
  menstrual_cycle: z
    .object({ last_menstrual_period_start_date: date.nullable(), menstrual_cycle_length: z.number().int().nullable() })
    .nullable()
    .optional(),
  /** If true, two of the main meals are enough, and the minimum fat grows with the energy. */
  is_self_service: z.boolean().optional(),
  /** Determines the age. If absent or null, the earlier birthday is kept as long as it gives the same age. */
  birthday: date.nullable().optional(),
  /** If absent or null, the earlier answer is kept. */
  motivation: z
    .object({ reasons: list(z.enum(MOTIVATIONS)), other: motivationText })
    .nullable()
    .optional(),
  organisation_subdomain: z.string().max(63).nullable().optional(),
});
export type OnboardingFormBody = z.infer<typeof onboardingForm>;

/**
 * Only for computing: answers that the wizard asks for later may be absent, and a measured profile may be used instead.
 */
export const computePlanForm = onboardingForm.extend({
  biometric_data: z.object({ age: z.number().nullable().optional(), gender: z.enum(GENDERS) }),
  physical_stats: z.object({
    height_in_cm: z.number().nullable().optional(),
    weight_in_kg: z.number().nullable().optional(),
    goal_weight: z.number().nullable().optional(),
  }),
  diet_preferences: onboardingForm.shape.diet_preferences.partial().optional(),
  /** Body fat as a fraction of 1. */
  body_fat_percentage: bodyFatFraction.nullable().optional(),
  sustainability: z.enum(SUSTAINABILITIES).optional(),
  diet: z.enum(DIETS).optional(),
  energy_balance: z.number().nullable().optional(),
  exercises: z
    .array(
      z.object({
        kcal_per_kg_per_min: z.number().min(0).max(1),
        minutes_per_session: z.number().min(0).max(1_440),
        sessions_per_week: z.number().min(0).max(100),
      }),
    )
    .max(50)
    .optional(),
});
export type ComputePlanFormBody = z.infer<typeof computePlanForm>;

/** A computed plan for a day: kcal, grams, and the energy balance in percent of the expenditure. */
export const computedNutritionPlan = z
  .object({
    energy_expenditure: z.number(),
    energy_balance: z.number(),
    calories: z.number().int(),
    protein: z.number().int(),
    fat: z.number().int(),
    carbohydrates: z.number().int(),
    fiber: z.number().int(),
    weekly_goals: listOf(z.enum(WEEKLY_GOALS), SIZES.few),
    meal_slots: listOf(
      z.object({
        meal_moment: z.enum(MEAL_MOMENTS),
        kcal: z.number().int(),
        protein: z.number().int(),
        fat: z.number().int(),
        carbohydrates: z.number().int(),
      }),
      SIZES.moments,
    ),
  })
  .meta({ id: 'ComputedNutritionPlan' });
