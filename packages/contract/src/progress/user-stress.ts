import { endpoint, replacementOf } from '../endpoint.ts';
import { idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { measurement, measurementChange, measurementFields } from './models.ts';
import { progressPaths } from './paths.ts';
import { progressResourcePaths } from './resource-paths.ts';

export const listUserStress = endpoint(progressPaths.listUserStress, {
  access: 'subject',
  summary: 'The stress of the caller, or of a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(measurement),
});

export const createUserStress = endpoint(progressPaths.createUserStress, {
  access: 'subject',
  summary: 'Stress from 1, very low, to 5, very high; 0 where it is not provided. Of today or earlier.',
  body: measurementFields,
  answer: measurement,
  status: 201,
});

export const getUserStress = endpoint(progressPaths.getUserStress, {
  access: 'subject',
  summary: 'One measured stress.',
  params: idParams,
  answer: measurement,
});

export const updateUserStress = endpoint(progressPaths.updateUserStress, {
  access: 'subject',
  summary: 'Changes what is given of a measured stress.',
  params: idParams,
  body: measurementChange,
  answer: measurement,
});

export const deleteUserStress = endpoint(progressPaths.deleteUserStress, {
  access: 'subject',
  summary: 'Deletes a measured stress; the same value and moment sent again bring it back.',
  params: idParams,
});

export const replaceUserStress = replacementOf(updateUserStress, progressResourcePaths.replaceUserStress, {
  summary: 'Replaces the value and the moment of a noted stress.',
  body: measurementFields.omit({ user: true }),
});
