import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { recipeFeedback, recipeFeedbackFields } from './models.ts';
import { recipesPaths } from './paths.ts';

export const createRecipeFeedbackLineItem = endpoint(recipesPaths.createRecipeFeedbackLineItem, {
  access: 'member',
  summary: 'Says what the caller thought of a recipe.',
  body: z.object({ recipe: id, ...recipeFeedbackFields }),
  answer: recipeFeedback,
  status: 201,
});
