import {
  BREAKFAST_WISHES,
  COOK_TWICE_WISHES,
  FAMILIARITIES,
  LUNCH_WISHES,
} from '@weekbord/domain/planner/wishes/week-wishes';
import { EMPTY_RULE_KINDS } from '@weekbord/domain/planner/reasons/why-empty';
import { KEPT_REASONS } from '@weekbord/domain/diary/replaceable';
import { ALLERGENS } from '@weekbord/domain/foods/allergens';
import { DIETS } from '@weekbord/domain/diets/diets';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { z } from 'zod';
import { calendarDay, undoId } from '../diary/models.ts';
import { cookFor, id } from '../fields.ts';
import { listOf, SIZES } from '../sizes.ts';

const DAYS = 7;
const MINUTES_OF_A_DAY = 1440;
const dinners = z.number().int().min(0).max(DAYS);
const minutes = z.number().int().min(1).max(MINUTES_OF_A_DAY).nullable();

const wishes = {
  /** How many of seven dinners are of each kind; if all are 0, the planner decides. */
  meat_dinners: dinners,
  fish_dinners: dinners,
  meatless_dinners: dinners,
  lunch: z.enum(LUNCH_WISHES),
  /** Maximum total minutes of each day's dinner; null means no wish. */
  dinner_minutes: z.object(
    Object.fromEntries(WEEKDAYS.map((day) => [day, minutes])) as Record<(typeof WEEKDAYS)[number], typeof minutes>,
  ),
  /** Whether breakfast is the same from Monday to Friday. */
  same_breakfast: z.boolean(),
  cook_twice: z.enum(COOK_TWICE_WISHES),
  familiarity: z.enum(FAMILIARITIES),
};

/** A person's wishes for their weeks; `answered` is false until they first answer. */
export const weekWishes = z
  .object({
    user: z.number().int(),
    answered: z.boolean(),
    ...wishes,
    breakfast: z.enum(BREAKFAST_WISHES),
    cook_for: z.number().int(),
  })
  .meta({ id: 'WeekWishes' });
export type WeekWishesAnswer = z.infer<typeof weekWishes>;

export const weekWishesFields = z.object({
  user: id.optional(),
  ...wishes,
  /** The kind of breakfast; unchanged if absent. */
  breakfast: z.enum(BREAKFAST_WISHES).optional(),
  /** How many people new meals are cooked for; unchanged if absent. */
  cook_for: cookFor.optional(),
});

/** Rules of a person that together leave no dish for a meal slot. */
const emptyRules = listOf(
  z
    .object({
      kind: z.enum(EMPTY_RULE_KINDS),
      diet: z.enum(DIETS).nullable(),
      allergen: z.enum(ALLERGENS).nullable(),
      kcal: z.number().int().nullable(),
    })
    .meta({ id: 'EmptyRule' }),
  SIZES.few,
);

/** An empty slot for which the planner has no meal; `detail` says why in the caller's language. */
export const emptySlot = z
  .object({ meal_slot: z.number().int(), because: emptyRules, detail: z.string() })
  .meta({ id: 'EmptySlot' });

/** Why a slot stayed empty, a day missed its targets, or a wish or a recurring meal was not fulfilled by planning. */
export const planningIssue = z
  .object({
    kind: z.enum(['unfilled', 'scarce', 'repeatsRelaxed', 'bandMissed', 'wishMissed', 'invalid', 'recurringLeftOut']),
    date: z.string(),
    meal_slot: z.number().int().nullable(),
    eligible: z.number().int(),
    /** For a slot that stayed empty: the rules that together leave no dish for it; otherwise empty. */
    because: emptyRules,
    detail: z.string(),
  })
  .meta({ id: 'PlanningIssue' });

/**
 * A slot that is left unchanged when its day is planned, and why; if it has several meals, why the first of those
 * stays.
 */
const keptSlot = z
  .object({ date: z.string(), meal_moment: z.enum(MEAL_MOMENTS), why: z.enum(KEPT_REASONS) })
  .meta({ id: 'KeptSlot' });
export type KeptSlot = z.infer<typeof keptSlot>;

/** The slots that were left unchanged when meals were to be replaced; empty if only empty slots were filled. */
const kept = listOf(keptSlot, SIZES.many);

export const plannedDay = calendarDay
  .extend({ planning_issues: listOf(planningIssue, SIZES.many), kept, undo_id: undoId })
  .meta({ id: 'PlannedDay' });
export const plannedDays = z.object({
  calendar_days: listOf(calendarDay, SIZES.days),
  planning_issues: listOf(planningIssue, SIZES.many),
  kept,
  /** The wishes that a planned week fulfils, in one sentence; null if there were no wishes. */
  followed_wishes: z.string().nullable(),
  undo_id: undoId,
});

/** A meal that was not copied because the person is no longer allowed to eat it, and why. */
export const leftOutMeal = z
  .object({ meal_moment: z.enum(MEAL_MOMENTS), name: z.string(), detail: z.string() })
  .meta({ id: 'LeftOutMeal' });
export type LeftOutMeal = z.infer<typeof leftOutMeal>;

/** A day after meals were copied into it. */
export const copiedDay = calendarDay
  .extend({
    /** The ids of the new calendar items. */
    copied_items: listOf(z.number().int(), SIZES.mealsOfDay),
    /** How many of the planner's meals were replaced. */
    replaced_count: z.number().int(),
    undo_id: undoId,
    left_out: listOf(leftOutMeal, SIZES.many),
    /** The moments to which nothing was copied, because of a meal that the person ate, added, changed or locked. */
    kept_moments: listOf(z.enum(MEAL_MOMENTS), SIZES.days),
  })
  .meta({ id: 'CopiedDay' });
