import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { foodQuantity } from '../recipes/models.ts';
import { calendarItem } from './models.ts';
import { plannerPaths } from './paths.ts';

export const planSingleFoodMeal = endpoint(plannerPaths.planSingleFoodMeal, {
  access: 'subject',
  summary: 'Plans an amount of a food into a slot of a day.',
  body: z.object({ calendar_day_id: id, meal_slot_id: id, suggested_serving_id: id, quantity: foodQuantity }),
  answer: calendarItem,
  status: 201,
});
