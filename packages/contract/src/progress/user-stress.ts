import { endpoint, replacementOf } from '../endpoint.ts';
import { idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { measurement, measurementChange, measurementFields } from './models.ts';
import { progressPaths } from './paths.ts';
import { progressResourcePaths } from './resource-paths.ts';

export const listUserStress = endpoint(progressPaths.listUserStress, {
  access: 'subject',
  summary: 'Lists the stress levels of the caller, or of a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(measurement),
});

export const createUserStress = endpoint(progressPaths.createUserStress, {
  access: 'subject',
  summary: 'Adds a stress level from 1, very low, to 5, very high, or 0 if not provided, of today or earlier.',
  body: measurementFields,
  answer: measurement,
  status: 201,
});

export const getUserStress = endpoint(progressPaths.getUserStress, {
  access: 'subject',
  summary: 'Returns a stress measurement.',
  params: idParams,
  answer: measurement,
});

export const updateUserStress = endpoint(progressPaths.updateUserStress, {
  access: 'subject',
  summary: 'Updates the given fields of a stress measurement.',
  params: idParams,
  body: measurementChange,
  answer: measurement,
});

export const deleteUserStress = endpoint(progressPaths.deleteUserStress, {
  access: 'subject',
  summary: 'Deletes a stress measurement; sending the same value and time again restores it.',
  params: idParams,
});

export const replaceUserStress = replacementOf(updateUserStress, progressResourcePaths.replaceUserStress, {
  summary: 'Replaces the value and time of a stress measurement.',
  body: measurementFields.omit({ user: true }),
});
