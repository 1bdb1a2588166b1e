import { RECIPE_TAGS } from '@weekbord/domain/vocabulary';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { recipesPaths } from './paths.ts';

export const listRecipeTags = endpoint(recipesPaths.listRecipeTags, {
  access: 'member',
  summary: 'The tags that recipes can carry.',
  query: pageQuery,
  answer: pageOf(z.object({ id: z.number().int(), name: z.enum(RECIPE_TAGS) })),
});
