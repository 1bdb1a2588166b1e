import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { intakePaths } from './paths.ts';
import { intakeResourcePaths } from './resource-paths.ts';

const exerciseTemplate = z
  .object({
    id: z.number().int(),
    exercise_name: z.string(),
    /** Energy in kcal per minute and kilogram of weight. */
    kcal_per_kg_per_min: z.number(),
  })
  .meta({ id: 'ExerciseTemplate' });

export const listExerciseTemplates = endpoint(intakePaths.listExerciseTemplates, {
  access: 'public',
  summary: 'Lists the kinds of exercise a profile can contain, by name in the language of the request.',
  query: pageQuery,
  answer: pageOf(exerciseTemplate),
});

export const getExerciseTemplate = endpoint(intakeResourcePaths.getExerciseTemplate, {
  access: 'public',
  summary: 'Returns a kind of exercise.',
  params: idParams,
  answer: exerciseTemplate,
});
