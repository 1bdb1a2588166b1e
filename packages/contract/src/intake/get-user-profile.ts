import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { userProfile } from './models.ts';
import { intakePaths } from './paths.ts';

export const getUserProfile = endpoint(intakePaths.getUserProfile, {
  access: 'subject',
  summary: 'One profile.',
  params: idParams,
  answer: userProfile,
  errors: ['not_found'],
});
