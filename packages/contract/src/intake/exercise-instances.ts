import { z } from 'zod';
import { endpoint, replacementOf } from '../endpoint.ts';
import { id, idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { exerciseInstance } from './models.ts';
import { intakeResourcePaths } from './resource-paths.ts';

/** An exercise that a person does every week, with the id of its profile. */
const exerciseOfIntake = exerciseInstance
  .extend({ id: z.number().int(), intake: z.number().int() })
  .meta({ id: 'ExerciseInstance' });

export const listExerciseInstances = endpoint(intakeResourcePaths.listExerciseInstances, {
  access: 'subject',
  summary: 'Lists the exercises of the caller, or of a client named by `user`, in the order of the profile.',
  query: pageQuery.extend({ user: idText.optional(), intake: idText.optional() }),
  answer: pageOf(exerciseOfIntake),
});

export const createExerciseInstance = endpoint(intakeResourcePaths.createExerciseInstance, {
  access: 'subject',
  summary: 'Adds an exercise to a profile and updates its energy expenditure.',
  body: exerciseInstance.extend({ intake: id }),
  answer: exerciseOfIntake,
  status: 201,
});

export const getExerciseInstance = endpoint(intakeResourcePaths.getExerciseInstance, {
  access: 'subject',
  summary: 'Returns an exercise of a profile.',
  params: idParams,
  answer: exerciseOfIntake,
});

export const updateExerciseInstance = endpoint(intakeResourcePaths.updateExerciseInstance, {
  access: 'subject',
  summary: 'Updates the given fields of an exercise.',
  params: idParams,
  body: z.object({
    exercise: exerciseInstance.shape.exercise.optional(),
    minutes_per_session: exerciseInstance.shape.minutes_per_session.unwrap().optional(),
    sessions_per_week: exerciseInstance.shape.sessions_per_week.unwrap().optional(),
  }),
  answer: exerciseOfIntake,
});

export const replaceExerciseInstance = replacementOf(
  updateExerciseInstance,
  intakeResourcePaths.replaceExerciseInstance,
  { summary: 'Replaces an exercise.', body: exerciseInstance },
);

export const deleteExerciseInstance = endpoint(intakeResourcePaths.deleteExerciseInstance, {
  access: 'subject',
  summary: 'Removes an exercise from its profile.',
  params: idParams,
});
