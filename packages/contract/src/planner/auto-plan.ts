import { endpoint } from '../endpoint.ts';
import { date, id, startDate } from '../fields.ts';
import { plannedDay, plannedDays } from './models.ts';
import { plannerPaths } from './paths.ts';
import { z } from 'zod';

export const autoPlanDay = endpoint(plannerPaths.autoPlanDay, {
  access: 'subject',
  summary:
    'Plans a day, or the named slots of it, to match the plan; what a person ate, added, changed or locked stays.',
  body: z.object({
    date,
    user: id.optional(),
    meal_slot_ids: z.array(id).min(1).max(20).optional(),
    seed: z.number().int().min(0).max(4_294_967_295).optional(),
  }),
  answer: plannedDay,
  cost: 20,
  heavy: true,
});

export const AUTO_PLAN_MAX_DAYS = 14;

export const autoPlanDays = endpoint(plannerPaths.autoPlanDays, {
  access: 'subject',
  summary:
    'Plans up to fourteen days together; what a person ate, added, changed or locked stays, and so do planned meals unless they may be deleted.',
  body: z.object({
    user: id.optional(),
    num_days: z.number().int().min(1).max(AUTO_PLAN_MAX_DAYS).default(7),
    start_date_inclusive: startDate,
    delete_existing_plans: z.boolean().default(false),
    seed: z.number().int().min(0).max(4_294_967_295).optional(),
  }),
  answer: plannedDays,
  cost: 50,
  heavy: true,
});
