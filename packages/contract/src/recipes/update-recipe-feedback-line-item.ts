import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipeFeedback, recipeFeedbackFields } from './models.ts';
import { recipesPaths } from './paths.ts';

export const updateRecipeFeedbackLineItem = endpoint(recipesPaths.updateRecipeFeedbackLineItem, {
  access: 'member',
  summary: 'Changes the rating or the comment.',
  params: idParams,
  body: z.object(recipeFeedbackFields),
  answer: recipeFeedback,
  errors: ['not_found'],
});
