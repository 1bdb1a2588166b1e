import { endpoint, replacementOf } from '../endpoint.ts';
import { idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { measurement, measurementChange, measurementFields } from './models.ts';
import { progressPaths } from './paths.ts';
import { progressResourcePaths } from './resource-paths.ts';

export const listUserSleep = endpoint(progressPaths.listUserSleep, {
  access: 'subject',
  summary: 'Lists the hours slept by the caller, or by a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(measurement),
});

export const createUserSleep = endpoint(progressPaths.createUserSleep, {
  access: 'subject',
  summary: 'Adds hours slept, at most 16, of today or earlier.',
  body: measurementFields,
  answer: measurement,
  status: 201,
});

export const getUserSleep = endpoint(progressPaths.getUserSleep, {
  access: 'subject',
  summary: 'Returns a sleep measurement.',
  params: idParams,
  answer: measurement,
});

export const updateUserSleep = endpoint(progressPaths.updateUserSleep, {
  access: 'subject',
  summary: 'Updates the given fields of a sleep measurement.',
  params: idParams,
  body: measurementChange,
  answer: measurement,
});

export const deleteUserSleep = endpoint(progressPaths.deleteUserSleep, {
  access: 'subject',
  summary: 'Deletes a sleep measurement; sending the same value and time again restores it.',
  params: idParams,
});

export const replaceUserSleep = replacementOf(updateUserSleep, progressResourcePaths.replaceUserSleep, {
  summary: 'Replaces the value and time of a sleep measurement.',
  body: measurementFields.omit({ user: true }),
});
