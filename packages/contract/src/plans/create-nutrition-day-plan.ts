import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { nutritionDayPlan, planName } from './models.ts';
import { plansPaths } from './paths.ts';

export const createNutritionDayPlan = endpoint(plansPaths.createNutritionDayPlan, {
  access: 'subject',
  summary: 'A day plan without meals yet.',
  body: z.object({ name: planName.default('Standard'), user: id.optional() }),
  answer: nutritionDayPlan,
  status: 201,
});
