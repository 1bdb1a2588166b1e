import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { userProfile, userProfileFields } from './models.ts';
import { intakePaths } from './paths.ts';

export const replaceUserProfile = endpoint(intakePaths.replaceUserProfile, {
  access: 'subject',
  summary: 'Replaces a whole profile.',
  params: idParams,
  body: userProfileFields,
  answer: userProfile,
  errors: ['not_found'],
});
