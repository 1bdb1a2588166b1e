import { COOK_TWICE_WISHES, FAMILIARITIES, LUNCH_WISHES } from '@weekbord/domain/planner/week-wishes';
import { WEEKDAYS } from '@weekbord/domain/vocabulary';
import { z } from 'zod';
import { calendarDay, undoId } from '../diary/models.ts';
import { id } from '../fields.ts';

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
  .object({ user: z.number().int(), answered: z.boolean(), ...wishes })
  .meta({ id: 'WeekWishes' });
export type WeekWishesAnswer = z.infer<typeof weekWishes>;

export const weekWishesFields = z.object({ user: id.optional(), ...wishes });

/** Why a slot stayed empty, a day missed its figures or a wish was not kept after planning. */
export const planningIssue = z
  .object({
    kind: z.enum(['unfilled', 'scarce', 'repeatsRelaxed', 'bandMissed', 'wishMissed', 'invalid']),
    date: z.string(),
    meal_slot: z.number().int().nullable(),
    eligible: z.number().int(),
    detail: z.string(),
  })
  .meta({ id: 'PlanningIssue' });

export const plannedDay = calendarDay
  .extend({ planning_issues: z.array(planningIssue), undo_id: undoId })
  .meta({ id: 'PlannedDay' });
export const plannedDays = z.object({
  calendar_days: z.array(calendarDay),
  planning_issues: z.array(planningIssue),
  /** In one sentence, which wishes a planned week keeps; null where there were none. */
  followed_wishes: z.string().nullable(),
  undo_id: undoId,
});
