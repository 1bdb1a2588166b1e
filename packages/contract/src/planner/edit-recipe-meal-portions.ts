import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipeMeal } from '../recipes/models.ts';
import { plannerPaths } from './paths.ts';

export const editRecipeMealPortions = endpoint(plannerPaths.editRecipeMealPortions, {
  access: 'subject',
  summary: 'Sets how many portions of a planned recipe are eaten; its ingredients follow.',
  params: idParams,
  body: z.object({ portions: z.number().int().min(1).max(20) }),
  answer: recipeMeal,
  errors: ['not_found'],
});
