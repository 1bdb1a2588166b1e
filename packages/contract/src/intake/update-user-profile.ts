import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { userProfile, userProfileChange } from './models.ts';
import { intakePaths } from './paths.ts';

export const updateUserProfile = endpoint(intakePaths.updateUserProfile, {
  access: 'subject',
  summary: 'Changes what is given of a profile.',
  params: idParams,
  body: userProfileChange,
  answer: userProfile,
  errors: ['not_found'],
});
