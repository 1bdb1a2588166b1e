import { ITEM_STATUSES, MEAL_MOMENTS } from '@weekbord/domain/vocabulary';
import { z } from 'zod';
import { quickAddMeal, recipeMeal, singleFoodMeal } from '../recipes/models.ts';

const itemParts = {
  id: z.number().int(),
  meal_slot: z.number().int().nullable(),
  meal_moment: z.enum(MEAL_MOMENTS),
  object_id: z.number().int(),
  calendar_day: z.number().int(),
  status: z.enum(ITEM_STATUSES),
  modified: z.string(),
};

/** One meal in a calendar day: of a recipe, of a single food, or bare numbers. */
export const calendarItem = z
  .discriminatedUnion('content_type', [
    z.object({ ...itemParts, content_type: z.literal('recipemeal'), meal: recipeMeal }),
    z.object({ ...itemParts, content_type: z.literal('singlefoodmeal'), meal: singleFoodMeal }),
    z.object({ ...itemParts, content_type: z.literal('quickaddmeal'), meal: quickAddMeal }),
  ])
  .meta({ id: 'CalendarItem' });
export type CalendarItem = z.infer<typeof calendarItem>;
/** The same where the kind of meal is known. */
export type ItemOf<Kind extends CalendarItem['content_type']> = Extract<CalendarItem, { content_type: Kind }>;

/** Why a slot stayed empty or a day missed its figures after planning. */
export const planningIssue = z
  .object({
    kind: z.enum(['unfilled', 'scarce', 'repeatsRelaxed', 'bandMissed', 'invalid']),
    date: z.string(),
    meal_slot: z.number().int().nullable(),
    eligible: z.number().int(),
    detail: z.string(),
  })
  .meta({ id: 'PlanningIssue' });

/** One person's one date. */
export const calendarDay = z
  .object({
    id: z.number().int(),
    user: z.number().int(),
    date: z.string(),
    note: z.string(),
    calendar_items: z.array(calendarItem),
  })
  .meta({ id: 'CalendarDay' });
export type CalendarDay = z.infer<typeof calendarDay>;

export const plannedDay = calendarDay.extend({ planning_issues: z.array(planningIssue) }).meta({ id: 'PlannedDay' });
export const plannedDays = z.object({ calendar_days: z.array(calendarDay), planning_issues: z.array(planningIssue) });
