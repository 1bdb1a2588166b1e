import { endpoint } from '../endpoint.ts';
import { userProfile, userProfileCreate } from './models.ts';
import { intakePaths } from './paths.ts';

export const createUserProfile = endpoint(intakePaths.createUserProfile, {
  access: 'subject',
  summary: 'The first profile of the caller or of a client; a person has one.',
  body: userProfileCreate,
  answer: userProfile,
  status: 201,
});
