import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { plansPaths } from './paths.ts';

export const deleteUserProfile = endpoint(plansPaths.deleteUserProfile, {
  access: 'subject',
  summary:
    'Deletes a profile and the weekly plan calculated from it; if a coach deletes it, a plan version informs the client.',
  params: idParams,
});
