import { MEAL_MOMENTS, MEAL_TYPES } from '@weekbord/domain/slots/meal-moments';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { z } from 'zod';
import { id, line, text } from '../fields.ts';
import { LONGEST_PLAN_TEXT } from '@weekbord/domain/plans/plan-versions';
import { listOf, SIZES } from '../sizes.ts';

/** kcal or grams of one meal, as a whole number. */
export const slotFigure = z.number().int().min(0).max(20_000);

/**
 * Why a plan is changed. Required for a day below 1,250 kcal; the person sees it if someone else changes their plan.
 */
export const planReason = text({ max: LONGEST_PLAN_TEXT });

/** One meal in a day plan with its share of the day; energy in kcal, macros in grams, whole numbers. */
export const mealSlotSpecification = z
  .object({
    id: z.number().int(),
    kcal: z.number().int(),
    protein: z.number().int(),
    carbohydrates: z.number().int(),
    fat: z.number().int(),
    meal_type: z.enum(MEAL_TYPES),
    meal_moment: z.enum(MEAL_MOMENTS),
    order: z.number().int(),
    nutrition_day_plan: z.number().int(),
  })
  .meta({ id: 'MealSlotSpecification' });
export type MealSlotSpecification = z.infer<typeof mealSlotSpecification>;

export const mealSlotSpecificationCreate = z.object({
  kcal: slotFigure,
  protein: slotFigure,
  carbohydrates: slotFigure,
  fat: slotFigure,
  meal_moment: z.enum(MEAL_MOMENTS),
  nutrition_day_plan: id,
  reason: planReason.optional(),
});
export const mealSlotSpecificationChange = mealSlotSpecificationCreate.omit({ nutrition_day_plan: true }).partial();

/** The plan for one kind of day: its meals in display order, and the weekdays that use it. */
export const nutritionDayPlan = z
  .object({
    id: z.number().int(),
    name: z.string(),
    meal_slot_specifications: listOf(mealSlotSpecification, SIZES.moments),
    days: listOf(z.enum(WEEKDAYS), SIZES.days),
  })
  .meta({ id: 'NutritionDayPlan' });
export type NutritionDayPlan = z.infer<typeof nutritionDayPlan>;

export const planName = line({ min: 1, max: 100 });

/** The day plan that applies on each weekday. */
export const weeklyNutritionPlan = z
  .object({
    id: z.number().int(),
    name: z.string(),
    monday: nutritionDayPlan,
    tuesday: nutritionDayPlan,
    wednesday: nutritionDayPlan,
    thursday: nutritionDayPlan,
    friday: nutritionDayPlan,
    saturday: nutritionDayPlan,
    sunday: nutritionDayPlan,
    client_intake: z.number().int(),
  })
  .meta({ id: 'WeeklyNutritionPlan' });
export type WeeklyNutritionPlan = z.infer<typeof weeklyNutritionPlan>;

export const weeklyNutritionPlanCreate = z.object({
  monday: id,
  tuesday: id,
  wednesday: id,
  thursday: id,
  friday: id,
  saturday: id,
  sunday: id,
  client_intake: id,
  name: planName.optional(),
  reason: planReason.optional(),
});

export const weeklyNutritionPlanChange = weeklyNutritionPlanCreate.omit({ client_intake: true }).partial();

export const weeklyNutritionPlanReplace = z.object({
  name: planName.optional(),
  reason: planReason.optional(),
  nutrition_day_plan_id: id,
  days_to_update_to_nutrition_day_plan_id: z.array(z.enum(WEEKDAYS)).min(1).max(7),
});
