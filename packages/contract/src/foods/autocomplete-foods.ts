import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { LONGEST_QUERY } from './models.ts';
import { foodsPaths } from './paths.ts';

export const autocompleteFoods = endpoint(foodsPaths.autocompleteFoods, {
  access: 'member',
  summary: 'Up to ten names of foods that fit what is typed.',
  query: z.object({ query: text({ max: LONGEST_QUERY }).default('') }),
  answer: z.array(z.object({ name: z.string() })),
});
