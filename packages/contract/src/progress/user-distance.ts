import { endpoint, replacementOf } from '../endpoint.ts';
import { idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { distance, distanceChange, distanceFields } from './models.ts';
import { progressPaths } from './paths.ts';
import { progressResourcePaths } from './resource-paths.ts';

export const listUserDistance = endpoint(progressPaths.listUserDistance, {
  access: 'subject',
  summary: 'The waist in cm of the caller, or of a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(distance),
});

export const createUserDistance = endpoint(progressPaths.createUserDistance, {
  access: 'subject',
  summary: 'The circumference of the waist in cm, at most 300. Of today or earlier.',
  body: distanceFields,
  answer: distance,
  status: 201,
});

export const getUserDistance = endpoint(progressPaths.getUserDistance, {
  access: 'subject',
  summary: 'One measured circumference.',
  params: idParams,
  answer: distance,
});

export const updateUserDistance = endpoint(progressPaths.updateUserDistance, {
  access: 'subject',
  summary: 'Changes what is given of a measured circumference.',
  params: idParams,
  body: distanceChange,
  answer: distance,
});

export const deleteUserDistance = endpoint(progressPaths.deleteUserDistance, {
  access: 'subject',
  summary: 'Deletes a measured circumference; the same value and moment sent again bring it back.',
  params: idParams,
});

export const replaceUserDistance = replacementOf(updateUserDistance, progressResourcePaths.replaceUserDistance, {
  summary: 'Replaces the value and the moment of a measured circumference.',
  body: distanceFields.omit({ user: true }),
});
