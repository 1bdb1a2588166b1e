import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, id } from '../fields.ts';
import { plannedDay } from './models.ts';
import { plannerPaths } from './paths.ts';

export const autoPlanDay = endpoint(plannerPaths.autoPlanDay, {
  access: 'subject',
  summary: 'Plans a day, or the named slots of it, to the plan; what was eaten stays.',
  body: z.object({
    date,
    user: id.optional(),
    meal_slot_ids: z.array(id).min(1).max(20).optional(),
    seed: z.number().int().min(0).max(4_294_967_295).optional(),
  }),
  answer: plannedDay,
  cost: 20,
});
