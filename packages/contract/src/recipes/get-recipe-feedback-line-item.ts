import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipeFeedback } from './models.ts';
import { recipesPaths } from './paths.ts';

export const getRecipeFeedbackLineItem = endpoint(recipesPaths.getRecipeFeedbackLineItem, {
  access: 'member',
  summary: 'One thing that the caller said about a recipe.',
  params: idParams,
  answer: recipeFeedback,
  errors: ['not_found'],
});
