import { ACTIVITIES, GENDERS, SUSTAINABILITIES } from '@weekbord/domain/energy/profile';
import { DIETS } from '@weekbord/domain/diets/diets';
import { GOALS, WEEKLY_GOALS } from '@weekbord/domain/goals/goals';
import { MACRO_PREFERENCES } from '@weekbord/domain/macros/macro-preferences';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { coded, id, idText } from '../fields.ts';
import { nutritionDayPlan, planName, planReason, slotFigure, weeklyNutritionPlan } from '../plans/models.ts';
import { coachPlansPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

/** A meal in a day plan: kcal and grams, whole numbers. */
const plannedMeal = z.object({
  meal_moment: z.enum(MEAL_MOMENTS),
  kcal: slotFigure,
  protein: slotFigure,
  carbohydrates: slotFigure,
  fat: slotFigure,
});

/**
 * The profile from which a person's plan is computed. Weight in kg, height in cm, age in years, body fat as a fraction
 * of 1.
 */
const nutritionProfile = z.object({
  gender: z.enum(GENDERS),
  activity: z.enum(ACTIVITIES),
  sustainability: z.enum(SUSTAINABILITIES),
  diet: z.enum(DIETS),
  diet_type: z.enum(MACRO_PREFERENCES),
  goal: z.enum(GOALS),
  weekly_goal: z.enum(WEEKLY_GOALS).nullable(),
  weight: z.number().nullable(),
  height_in_cm: z.number().nullable(),
  age: z.number().int().nullable(),
  body_fat_percentage: z.number().nullable(),
  /** The meal moments of a first plan; null if not specified. */
  meal_moments: listOf(z.enum(MEAL_MOMENTS), SIZES.few).nullable(),
  exercises: listOf(
    z.object({ kcal_per_kg_per_min: z.number(), minutes_per_session: z.number(), sessions_per_week: z.number() }),
    SIZES.few,
  ),
});

export const getPlanBasis = endpoint(coachPlansPaths.getPlanBasis, {
  access: 'subject',
  summary:
    'Returns the data a plan is calculated from and the current plan, for the caller or a client named by `user`.',
  query: z.object({ user: idText.optional() }),
  answer: z.object({
    /** Null if the person has no profile yet. */
    profile: nutritionProfile.nullable(),
    high_protein: z.boolean(),
    partner_nutrition_rules: z.boolean(),
    weekly_plan: weeklyNutritionPlan.nullable(),
    /** The day plans that are not used on any weekday. */
    unused_day_plans: listOf(nutritionDayPlan, SIZES.many),
  }),
});

const dayIds = z.object(
  Object.fromEntries(WEEKDAYS.map((day) => [day, id])) as Record<(typeof WEEKDAYS)[number], typeof id>,
);

const meals = z
  .array(plannedMeal)
  .min(1)
  .max(MEAL_MOMENTS.length)
  .refine((given) => new Set(given.map((meal) => meal.meal_moment)).size === given.length, coded('duplicate'));

export const saveNutritionPlan = endpoint(coachPlansPaths.saveNutritionPlan, {
  event: 'weekly_nutrition_plan.created',
  access: 'subject',
  summary:
    'Creates or updates a day plan with its meals and assigns it to weekdays, for the caller or a client named by `user`.',
  body: z.object({
    user: id.optional(),
    /** The day plan to change; null creates one. */
    nutrition_day_plan: id.nullable(),
    name: planName,
    /** The weekdays on which the plan applies; a person's first plan applies to all of them. */
    days: z.array(z.enum(WEEKDAYS)).min(1).max(WEEKDAYS.length),
    meals,
    reason: planReason.optional(),
    /**
     * The state on which the change is based: the week as the ids of its day plans, and the meals. 409 if it has
     * changed since.
     */
    read: z.object({ week: dayIds.nullable(), meals: z.array(plannedMeal).max(MEAL_MOMENTS.length).nullable() }),
  }),
  answer: weeklyNutritionPlan,
});
