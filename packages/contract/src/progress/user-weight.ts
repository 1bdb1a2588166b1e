import { endpoint, replacementOf } from '../endpoint.ts';
import { idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { measurement, measurementChange, measurementFields } from './models.ts';
import { progressPaths } from './paths.ts';
import { progressResourcePaths } from './resource-paths.ts';

export const listUserWeight = endpoint(progressPaths.listUserWeight, {
  access: 'subject',
  summary: 'Lists the weights in kg of the caller, or of a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(measurement),
});

export const createUserWeight = endpoint(progressPaths.createUserWeight, {
  access: 'subject',
  summary:
    'Adds a weight from 1 to 300 kg, or from 1 to 650 lb for people who use pounds or stone, of today or earlier.',
  body: measurementFields,
  answer: measurement,
  status: 201,
});

export const getUserWeight = endpoint(progressPaths.getUserWeight, {
  access: 'subject',
  summary: 'Returns a weight measurement.',
  params: idParams,
  answer: measurement,
});

export const updateUserWeight = endpoint(progressPaths.updateUserWeight, {
  access: 'subject',
  summary: 'Updates the given fields of a weight measurement.',
  params: idParams,
  body: measurementChange,
  answer: measurement,
});

export const deleteUserWeight = endpoint(progressPaths.deleteUserWeight, {
  access: 'subject',
  summary: 'Deletes a weight measurement; sending the same value and time again restores it.',
  params: idParams,
});

export const replaceUserWeight = replacementOf(updateUserWeight, progressResourcePaths.replaceUserWeight, {
  summary: 'Replaces the value and time of a weight measurement.',
  body: measurementFields.omit({ user: true }),
});
