import { endpoint, replacementOf } from '../endpoint.ts';
import { idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { measurement, measurementChange, measurementFields } from './models.ts';
import { progressPaths } from './paths.ts';
import { progressResourcePaths } from './resource-paths.ts';

export const listUserWeight = endpoint(progressPaths.listUserWeight, {
  access: 'subject',
  summary: 'The weights in kg of the caller, or of a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(measurement),
});

export const createUserWeight = endpoint(progressPaths.createUserWeight, {
  access: 'subject',
  summary:
    'A weight in kg, from 1 to 300; from 1 to 650 lb where the person gives weights in pounds or stones. Of today or earlier.',
  body: measurementFields,
  answer: measurement,
  status: 201,
});

export const getUserWeight = endpoint(progressPaths.getUserWeight, {
  access: 'subject',
  summary: 'One measured weight.',
  params: idParams,
  answer: measurement,
});

export const updateUserWeight = endpoint(progressPaths.updateUserWeight, {
  access: 'subject',
  summary: 'Changes what is given of a measured weight.',
  params: idParams,
  body: measurementChange,
  answer: measurement,
});

export const deleteUserWeight = endpoint(progressPaths.deleteUserWeight, {
  access: 'subject',
  summary: 'Deletes a measured weight; the same value and moment sent again bring it back.',
  params: idParams,
});

export const replaceUserWeight = replacementOf(updateUserWeight, progressResourcePaths.replaceUserWeight, {
  summary: 'Replaces the value and the moment of a measured weight.',
  body: measurementFields.omit({ user: true }),
});
