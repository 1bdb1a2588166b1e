import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { z } from 'zod';
import { calendarDay, calendarItem, recipeMeal, undoId } from '../diary/models.ts';
import { endpoint } from '../endpoint.ts';
import { date, id } from '../fields.ts';
import { groceryListChanges } from '../groceries/models.ts';
import { plannerPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

/** How a meal changes: another size of the same dish, another dish, or no dish. */
export const REPAIR_KINDS = ['RESIZED', 'REPLACED', 'REMOVED'] as const;

/**
 * Why a meal is removed without a replacement: the person has another meal at that moment, or no dish fits their rules.
 */
export const REMOVED_REASONS = ['ANOTHER_STANDS', 'NOTHING_FITS'] as const;

/**
 * Why nothing changes: the person has not said whether meals were eaten, the week is on plan, no remaining meal may
 * change, or no change would be an improvement.
 */
export const NO_REPAIR_REASONS = ['UNANSWERED', 'FITS', 'NOTHING_FREE', 'NOTHING_BETTER'] as const;

const week = {
  user: id.optional(),
  /** Any date of the week. */
  date,
  /** The caller's own date; the UTC date if absent. */
  today: date.optional(),
  /**
   * The first of today's meal moments that is still to come; null if there is none. If absent, the moment after the
   * last eaten meal.
   */
  from_moment: z.enum(MEAL_MOMENTS).nullable().optional(),
  /**
   * Today's unticked meals in moments before `from_moment` that the person says were not eaten; those that were eaten
   * are ticked instead. A week is repaired only once the person has answered for each of them. Applying the repair marks
   * them as skipped.
   */
  not_eaten: z.array(id).max(SIZES.mealsOfDay).optional(),
};

const repairedMeal = recipeMeal
  .pick({ recipe_template: true, kcal: true, protein: true, fat: true, carbohydrates: true })
  .meta({ id: 'RepairedMeal' });

const repairChange = z
  .object({
    kind: z.enum(REPAIR_KINDS),
    calendar_item: z.number().int(),
    date: z.string(),
    meal_moment: z.enum(MEAL_MOMENTS),
    before: repairedMeal,
    /** The new meal; null if there is none. */
    after: repairedMeal.nullable(),
    /** Why there is no new meal; null if there is one. */
    because: z.enum(REMOVED_REASONS).nullable(),
  })
  .meta({ id: 'RepairChange' });

const sums = z.object({
  kcal: z.number(),
  protein: z.number(),
  fat: z.number(),
  carbohydrates: z.number(),
});

/**
 * The target of a day or week, its current total, and the total after the repair; meals that were not eaten do not
 * count.
 */
const sumsOfRepair = z.object({ target: sums, before: sums, after: sums });

export const weekRepair = z
  .object({
    /** Identifies the state of the week and the changes as viewed. */
    fingerprint: z.string(),
    reason: z.enum(NO_REPAIR_REASONS).nullable(),
    changes: listOf(repairChange, SIZES.many),
    /** Today's unticked meals in past moments; the person must say whether they were eaten before anything changes. */
    unanswered: listOf(calendarItem, SIZES.mealsOfDay),
    /** How many moments still to come have no meal; they count as if filled according to plan. */
    empty_count: z.number().int(),
    days: listOf(sumsOfRepair.extend({ date: z.string() }), SIZES.days),
    week: sumsOfRepair,
    /**
     * How many kcal the repaired week is still over its target, negative if under. This remainder is not compensated
     * for.
     */
    let_go_kcal: z.number().int(),
    /** How much more or less the meals still to come need. */
    groceries: groceryListChanges.shape.changes,
  })
  .meta({ id: 'WeekRepair' });
export type WeekRepair = z.infer<typeof weekRepair>;

export const previewWeekRepair = endpoint(plannerPaths.previewWeekRepair, {
  access: 'subject',
  summary:
    'Calculates how the rest of a week can get back to the plan with few changes to untouched meals; nothing is stored.',
  body: z.object(week),
  answer: weekRepair,
  cost: 20,
  heavy: true,
  readOnly: true,
});

export const repairWeek = endpoint(plannerPaths.repairWeek, {
  access: 'subject',
  summary:
    'Applies a previewed repair of a week, or rejects it if the week has changed; does nothing if nothing needs to change any more.',
  body: z.object({ ...week, fingerprint: z.string().length(64) }),
  answer: z.object({
    /** The days that changed, oldest first. */
    calendar_days: listOf(calendarDay, SIZES.days),
    /** The number of meals that were changed, without those that were marked as skipped. */
    changed_count: z.number().int(),
    undo_id: undoId,
  }),
  errors: ['week_changed', 'meals_unanswered'],
  cost: 20,
  heavy: true,
});
