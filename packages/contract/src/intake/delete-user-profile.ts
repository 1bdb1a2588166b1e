import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { intakePaths } from './paths.ts';

export const deleteUserProfile = endpoint(intakePaths.deleteUserProfile, {
  access: 'subject',
  summary: 'Deletes a profile and the weekly plan that hangs on it.',
  params: idParams,
  errors: ['not_found'],
});
