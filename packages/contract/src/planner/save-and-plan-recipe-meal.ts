import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, text } from '../fields.ts';
import { calendarItem } from './models.ts';
import { plannerPaths } from './paths.ts';

export const saveAndPlanRecipeMeal = endpoint(plannerPaths.saveAndPlanRecipeMeal, {
  access: 'subject',
  summary: "Publishes a draft of the caller's own under its name and plans one portion of it into a slot of a day.",
  body: z.object({
    id,
    name: text({ min: 1, max: 200 }),
    calendar_day_id: id,
    meal_slot_id: id,
    /** The own recipe that the draft takes the place of. */
    existing_recipe_template_id: id.nullable().optional(),
  }),
  answer: calendarItem,
  status: 201,
  errors: ['own_recipes_off'],
});
