import { endpoint, replacementOf } from '../endpoint.ts';
import { idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { measurement, measurementChange, measurementFields } from './models.ts';
import { progressPaths } from './paths.ts';
import { progressResourcePaths } from './resource-paths.ts';

export const listUserBodyFatPercentage = endpoint(progressPaths.listUserBodyFatPercentage, {
  access: 'subject',
  summary: 'The body fat in percent of the caller, or of a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(measurement),
});

export const createUserBodyFatPercentage = endpoint(progressPaths.createUserBodyFatPercentage, {
  access: 'subject',
  summary: 'Body fat in percent, from 3 to 60. Of today or earlier.',
  body: measurementFields,
  answer: measurement,
  status: 201,
});

export const getUserBodyFatPercentage = endpoint(progressPaths.getUserBodyFatPercentage, {
  access: 'subject',
  summary: 'One measured body fat.',
  params: idParams,
  answer: measurement,
});

export const updateUserBodyFatPercentage = endpoint(progressPaths.updateUserBodyFatPercentage, {
  access: 'subject',
  summary: 'Changes what is given of a measured body fat.',
  params: idParams,
  body: measurementChange,
  answer: measurement,
});

export const deleteUserBodyFatPercentage = endpoint(progressPaths.deleteUserBodyFatPercentage, {
  access: 'subject',
  summary: 'Deletes a measured body fat; the same value and moment sent again bring it back.',
  params: idParams,
});

export const replaceUserBodyFatPercentage = replacementOf(
  updateUserBodyFatPercentage,
  progressResourcePaths.replaceUserBodyFatPercentage,
  {
    summary: 'Replaces the value and the moment of a measured body fat.',
    body: measurementFields.omit({ user: true }),
  },
);
