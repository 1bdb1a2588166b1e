import { endpoint, replacementOf } from '../endpoint.ts';
import { idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { measurement, measurementChange, measurementFields } from './models.ts';
import { progressPaths } from './paths.ts';
import { progressResourcePaths } from './resource-paths.ts';

export const listUserSleep = endpoint(progressPaths.listUserSleep, {
  access: 'subject',
  summary: 'The hours slept of the caller, or of a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(measurement),
});

export const createUserSleep = endpoint(progressPaths.createUserSleep, {
  access: 'subject',
  summary: 'Hours slept, at most 16. Of today or earlier.',
  body: measurementFields,
  answer: measurement,
  status: 201,
});

export const getUserSleep = endpoint(progressPaths.getUserSleep, {
  access: 'subject',
  summary: 'One measured night.',
  params: idParams,
  answer: measurement,
});

export const updateUserSleep = endpoint(progressPaths.updateUserSleep, {
  access: 'subject',
  summary: 'Changes what is given of a measured night.',
  params: idParams,
  body: measurementChange,
  answer: measurement,
});

export const deleteUserSleep = endpoint(progressPaths.deleteUserSleep, {
  access: 'subject',
  summary: 'Deletes a measured night; the same value and moment sent again bring it back.',
  params: idParams,
});

export const replaceUserSleep = replacementOf(updateUserSleep, progressResourcePaths.replaceUserSleep, {
  summary: 'Replaces the value and the moment of a measured sleep.',
  body: measurementFields.omit({ user: true }),
});
