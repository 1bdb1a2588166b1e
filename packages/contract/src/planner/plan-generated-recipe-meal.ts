import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { calendarItem } from './models.ts';
import { plannerPaths } from './paths.ts';

export const planGeneratedRecipeMeal = endpoint(plannerPaths.planGeneratedRecipeMeal, {
  access: 'subject',
  summary: 'Plans a proposed meal into a slot of a day.',
  body: z.object({
    recipe_template: z.union([id, z.object({ id }).transform((template) => template.id)]),
    portions_to_plan: z.number().int().min(1).max(20).default(1),
    portions_multiplier: z.number().min(0.5).max(3).multipleOf(0.25).default(1),
    calendar_day_id: id,
    meal_slot_specification_id: id,
  }),
  answer: calendarItem,
  status: 201,
});
