import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { intakePaths } from './paths.ts';

export const listExerciseTemplates = endpoint(intakePaths.listExerciseTemplates, {
  access: 'public',
  summary: 'The kinds of exercise that can stand in a profile, by their names in the language of the request.',
  query: pageQuery,
  answer: pageOf(
    z
      .object({
        id: z.number().int(),
        exercise_name: z.string(),
        /** Energy in kcal that a minute costs for each kilogram of weight. */
        kcal_per_kg_per_min: z.number(),
      })
      .meta({ id: 'ExerciseTemplate' }),
  ),
});
