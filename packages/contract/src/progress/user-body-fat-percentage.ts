import { endpoint, replacementOf } from '../endpoint.ts';
import { idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { measurement, measurementChange, measurementFields } from './models.ts';
import { progressPaths } from './paths.ts';
import { progressResourcePaths } from './resource-paths.ts';

export const listUserBodyFatPercentage = endpoint(progressPaths.listUserBodyFatPercentage, {
  access: 'subject',
  summary: 'Lists the body fat percentages of the caller, or of a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(measurement),
});

export const createUserBodyFatPercentage = endpoint(progressPaths.createUserBodyFatPercentage, {
  access: 'subject',
  summary: 'Adds a body fat percentage, from 3 to 60, of today or earlier.',
  body: measurementFields,
  answer: measurement,
  status: 201,
});

export const getUserBodyFatPercentage = endpoint(progressPaths.getUserBodyFatPercentage, {
  access: 'subject',
  summary: 'Returns a body fat measurement.',
  params: idParams,
  answer: measurement,
});

export const updateUserBodyFatPercentage = endpoint(progressPaths.updateUserBodyFatPercentage, {
  access: 'subject',
  summary: 'Updates the given fields of a body fat measurement.',
  params: idParams,
  body: measurementChange,
  answer: measurement,
});

export const deleteUserBodyFatPercentage = endpoint(progressPaths.deleteUserBodyFatPercentage, {
  access: 'subject',
  summary: 'Deletes a body fat measurement; sending the same value and time again restores it.',
  params: idParams,
});

export const replaceUserBodyFatPercentage = replacementOf(
  updateUserBodyFatPercentage,
  progressResourcePaths.replaceUserBodyFatPercentage,
  {
    summary: 'Replaces the value and time of a body fat measurement.',
    body: measurementFields.omit({ user: true }),
  },
);
