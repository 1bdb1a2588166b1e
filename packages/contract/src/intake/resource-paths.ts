import { routes } from '../route.ts';

/** Calls that make a resource complete for other API clients; the web app does not use them. */
export const intakeResourcePaths = routes({
  getExerciseTemplate: 'GET /users/exerciseTemplate/:id',
  listExerciseInstances: 'GET /users/exerciseInstance',
  createExerciseInstance: 'POST /users/exerciseInstance',
  getExerciseInstance: 'GET /users/exerciseInstance/:id',
  replaceExerciseInstance: 'PUT /users/exerciseInstance/:id',
  updateExerciseInstance: 'PATCH /users/exerciseInstance/:id',
  deleteExerciseInstance: 'DELETE /users/exerciseInstance/:id',
});
