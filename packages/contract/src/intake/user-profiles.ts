import { endpoint } from '../endpoint.ts';
import { idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { userProfile, userProfileChange, userProfileCreate, userProfileFields } from './models.ts';
import { intakePaths } from './paths.ts';

export const listUserProfiles = endpoint(intakePaths.listUserProfiles, {
  access: 'subject',
  summary: "Lists the profiles the caller may see: their own and their clients'.",
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(userProfile),
});

export const createUserProfile = endpoint(intakePaths.createUserProfile, {
  access: 'subject',
  summary: 'Creates the profile of the caller or of a client; one per person.',
  body: userProfileCreate,
  answer: userProfile,
  status: 201,
});

export const getUserProfile = endpoint(intakePaths.getUserProfile, {
  access: 'self',
  summary: 'Returns a profile.',
  params: idParams,
  answer: userProfile,
});

export const updateUserProfile = endpoint(intakePaths.updateUserProfile, {
  access: 'self',
  summary: 'Updates the given fields of a profile.',
  params: idParams,
  body: userProfileChange,
  answer: userProfile,
});

export const replaceUserProfile = endpoint(intakePaths.replaceUserProfile, {
  access: 'self',
  summary: 'Replaces a whole profile.',
  params: idParams,
  body: userProfileFields,
  answer: userProfile,
});
