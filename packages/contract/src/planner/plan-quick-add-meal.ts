import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { quickFigures } from '../recipes/models.ts';
import { calendarItem } from './models.ts';
import { plannerPaths } from './paths.ts';

export const planQuickAddMeal = endpoint(plannerPaths.planQuickAddMeal, {
  access: 'subject',
  summary: 'Puts bare numbers into a slot of a day.',
  body: quickFigures.extend({ calendar_day_id: id, meal_slot_id: id }),
  answer: calendarItem,
  status: 201,
});
