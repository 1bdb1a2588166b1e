import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipesPaths } from './paths.ts';

export const deleteRecipeFeedbackLineItem = endpoint(recipesPaths.deleteRecipeFeedbackLineItem, {
  access: 'member',
  summary: 'Takes back what the caller said about a recipe.',
  params: idParams,
  errors: ['not_found'],
});
