import { organisationsPaths } from '@weekbord/contract/organisations/paths';
import { useSend } from '../../../shared/api/use-send.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

const AFFECTED = [currentUserQuery.queryKey];

/** Makes the organisation of a coach who has none of their own. */
export function useCreateOrganisation() {
  return useSend(organisationsPaths.createOrganisation, { affects: AFFECTED });
}

/** Changes how the coach's own organisation looks. */
export function useUpdateOrganisation() {
  return useSend(organisationsPaths.updateOrganisation, { affects: AFFECTED });
}
