import { COOK_TWICE_WISHES, FAMILIARITIES, LUNCH_WISHES } from '@weekbord/domain/planner/week-wishes';
import { EMPTY_RULE_KINDS } from '@weekbord/domain/planner/why-empty';
import { KEPT_REASONS } from '@weekbord/domain/diary/gives-way';
import { ALLERGENS, DIETS, MEAL_MOMENTS, WEEKDAYS } from '@weekbord/domain/vocabulary';
import { z } from 'zod';
import { calendarDay, undoId } from '../diary/models.ts';
import { cookFor, id } from '../fields.ts';
import { listOf, SIZES } from '../sizes.ts';

const DAYS = 7;
const MINUTES_OF_A_DAY = 1440;
const dinners = z.number().int().min(0).max(DAYS);
const minutes = z.number().int().min(1).max(MINUTES_OF_A_DAY).nullable();

const wishes = {
  /** How many of seven dinners; all 0: as the planner likes. */
  meat_dinners: dinners,
  fish_dinners: dinners,
  meatless_dinners: dinners,
  lunch: z.enum(LUNCH_WISHES),
  /** Minutes in all of each day's dinner; null: no wish. */
  dinner_minutes: z.object(
    Object.fromEntries(WEEKDAYS.map((day) => [day, minutes])) as Record<(typeof WEEKDAYS)[number], typeof minutes>,
  ),
  /** One breakfast from Monday to Friday. */
  same_breakfast: z.boolean(),
  cook_twice: z.enum(COOK_TWICE_WISHES),
  familiarity: z.enum(FAMILIARITIES),
};

/** What a person wishes of their weeks; `answered` is false until they said so for the first time. */
export const weekWishes = z
  .object({ user: z.number().int(), answered: z.boolean(), ...wishes, cook_for: z.number().int() })
  .meta({ id: 'WeekWishes' });
export type WeekWishesAnswer = z.infer<typeof weekWishes>;

export const weekWishesFields = z.object({
  user: id.optional(),
  ...wishes,
  /** For how many people new meals are cooked; absent, for as many as before. */
  cook_for: cookFor.optional(),
});

/** Rules of a person that together leave nothing for a meal slot. */
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

/** An empty slot that the planner has no meal for; `detail` says why in the caller's language. */
export const emptySlot = z
  .object({ meal_slot: z.number().int(), because: emptyRules, detail: z.string() })
  .meta({ id: 'EmptySlot' });

/** Why a slot stayed empty, a day missed its figures, or a wish or a recurring meal was not kept after planning. */
export const planningIssue = z
  .object({
    kind: z.enum(['unfilled', 'scarce', 'repeatsRelaxed', 'bandMissed', 'wishMissed', 'invalid', 'recurringLeftOut']),
    date: z.string(),
    meal_slot: z.number().int().nullable(),
    eligible: z.number().int(),
    /** Of a slot that stayed empty: the rules that leave nothing for it, none of which can be missed; else none. */
    because: emptyRules,
    detail: z.string(),
  })
  .meta({ id: 'PlanningIssue' });

/** A slot that is left alone when its day is planned, and why: of several meals in it, the first that stays. */
const keptSlot = z
  .object({ date: z.string(), meal_moment: z.enum(MEAL_MOMENTS), why: z.enum(KEPT_REASONS) })
  .meta({ id: 'KeptSlot' });
export type KeptSlot = z.infer<typeof keptSlot>;

/** What stayed where meals were to be replaced; nothing where only empty slots were filled. */
const kept = listOf(keptSlot, SIZES.many);

export const plannedDay = calendarDay
  .extend({ planning_issues: listOf(planningIssue, SIZES.many), kept, undo_id: undoId })
  .meta({ id: 'PlannedDay' });
export const plannedDays = z.object({
  calendar_days: listOf(calendarDay, SIZES.days),
  planning_issues: listOf(planningIssue, SIZES.many),
  kept,
  /** In one sentence, which wishes a planned week keeps; null where there were none. */
  followed_wishes: z.string().nullable(),
  undo_id: undoId,
});

/** A meal that was not copied because of what its person may not eat any more. */
export const leftOutMeal = z
  .object({ meal_moment: z.enum(MEAL_MOMENTS), name: z.string(), detail: z.string() })
  .meta({ id: 'LeftOutMeal' });
export type LeftOutMeal = z.infer<typeof leftOutMeal>;

/** A day after meals were copied into it. */
export const copiedDay = calendarDay
  .extend({
    /** The ids of the calendar items that are new. */
    copied_items: listOf(z.number().int(), SIZES.mealsOfDay),
    /** How many meals of the planner's they took the place of. */
    replaced_count: z.number().int(),
    undo_id: undoId,
    left_out: listOf(leftOutMeal, SIZES.many),
    /** The moments that nothing was copied to, because something stands there that the person ate, added, changed or locked. */
    kept_moments: listOf(z.enum(MEAL_MOMENTS), SIZES.days),
  })
  .meta({ id: 'CopiedDay' });
