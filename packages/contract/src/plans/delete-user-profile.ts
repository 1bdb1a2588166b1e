import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { plansPaths } from './paths.ts';

export const deleteUserProfile = endpoint(plansPaths.deleteUserProfile, {
  access: 'subject',
  summary:
    'Deletes a profile and the weekly plan that is computed from it: where a coach does it, a version of the plan tells the client.',
  params: idParams,
});
