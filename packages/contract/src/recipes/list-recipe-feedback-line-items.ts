import { endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { recipeFeedback } from './models.ts';
import { recipesPaths } from './paths.ts';

export const listRecipeFeedbackLineItems = endpoint(recipesPaths.listRecipeFeedbackLineItems, {
  access: 'member',
  summary: 'What the caller thought of recipes, newest first.',
  query: pageQuery.extend({ recipe: idText.optional() }),
  answer: pageOf(recipeFeedback),
});
