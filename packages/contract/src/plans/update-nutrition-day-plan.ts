import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { nutritionDayPlan, planName } from './models.ts';
import { plansPaths } from './paths.ts';

export const updateNutritionDayPlan = endpoint(plansPaths.updateNutritionDayPlan, {
  access: 'subject',
  summary: 'Renames a day plan.',
  params: idParams,
  body: z.object({ name: planName.optional() }),
  answer: nutritionDayPlan,
  errors: ['not_found'],
});
