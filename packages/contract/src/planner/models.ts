import { z } from 'zod';
import { calendarDay } from '../diary/models.ts';

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

export const plannedDay = calendarDay.extend({ planning_issues: z.array(planningIssue) }).meta({ id: 'PlannedDay' });
export const plannedDays = z.object({ calendar_days: z.array(calendarDay), planning_issues: z.array(planningIssue) });
