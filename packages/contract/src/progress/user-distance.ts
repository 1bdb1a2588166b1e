import { endpoint, replacementOf } from '../endpoint.ts';
import { idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { distance, distanceChange, distanceFields } from './models.ts';
import { progressPaths } from './paths.ts';
import { progressResourcePaths } from './resource-paths.ts';

export const listUserDistance = endpoint(progressPaths.listUserDistance, {
  access: 'subject',
  summary: 'Lists the waist measurements in cm of the caller, or of a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(distance),
});

export const createUserDistance = endpoint(progressPaths.createUserDistance, {
  access: 'subject',
  summary: 'Adds a waist measurement in cm, at most 300, of today or earlier.',
  body: distanceFields,
  answer: distance,
  status: 201,
});

export const getUserDistance = endpoint(progressPaths.getUserDistance, {
  access: 'subject',
  summary: 'Returns a waist measurement.',
  params: idParams,
  answer: distance,
});

export const updateUserDistance = endpoint(progressPaths.updateUserDistance, {
  access: 'subject',
  summary: 'Updates the given fields of a waist measurement.',
  params: idParams,
  body: distanceChange,
  answer: distance,
});

export const deleteUserDistance = endpoint(progressPaths.deleteUserDistance, {
  access: 'subject',
  summary: 'Deletes a waist measurement; sending the same value and time again restores it.',
  params: idParams,
});

export const replaceUserDistance = replacementOf(updateUserDistance, progressResourcePaths.replaceUserDistance, {
  summary: 'Replaces the value and time of a waist measurement.',
  body: distanceFields.omit({ user: true }),
});
