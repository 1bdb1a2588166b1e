import { endpoint, replacementOf } from '../endpoint.ts';
import { id, idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { recipeFeedback, recipeFeedbackFields } from './models.ts';
import { recipesPaths } from './paths.ts';
import { recipeResourcePaths } from './resource-paths.ts';
import { z } from 'zod';

export const listRecipeFeedbackLineItems = endpoint(recipesPaths.listRecipeFeedbackLineItems, {
  access: 'member',
  summary: "Lists the caller's feedback on recipes, newest first.",
  query: pageQuery.extend({ recipe: idText.optional() }),
  answer: pageOf(recipeFeedback),
});

export const createRecipeFeedbackLineItem = endpoint(recipesPaths.createRecipeFeedbackLineItem, {
  access: 'member',
  summary: 'Adds feedback on a recipe.',
  body: z.object({ recipe: id, ...recipeFeedbackFields }),
  answer: recipeFeedback,
  status: 201,
});

export const getRecipeFeedbackLineItem = endpoint(recipesPaths.getRecipeFeedbackLineItem, {
  access: 'member',
  summary: "Returns one item of the caller's feedback.",
  params: idParams,
  answer: recipeFeedback,
});

export const updateRecipeFeedbackLineItem = endpoint(recipesPaths.updateRecipeFeedbackLineItem, {
  access: 'member',
  summary: 'Updates the rating or the comment.',
  params: idParams,
  body: z.object(recipeFeedbackFields),
  answer: recipeFeedback,
});

export const deleteRecipeFeedbackLineItem = endpoint(recipesPaths.deleteRecipeFeedbackLineItem, {
  access: 'member',
  summary: "Deletes the caller's feedback on a recipe.",
  params: idParams,
});

export const replaceRecipeFeedbackLineItem = replacementOf(
  updateRecipeFeedbackLineItem,
  recipeResourcePaths.replaceRecipeFeedbackLineItem,
  {
    summary: 'Replaces the rating and the comment; omitted fields are cleared.',
    body: z.object({
      rating: recipeFeedbackFields.rating.unwrap().default(null),
      comment: recipeFeedbackFields.comment.unwrap().default(''),
    }),
  },
);
