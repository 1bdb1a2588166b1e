import { organisationsPaths } from '@weekbord/contract/organisations/paths';
import { useSend } from '../../../shared/api/use-send.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

const AFFECTED = [currentUserQuery.queryKey];

/** Creates the organisation of a coach who does not have one yet. */
export function useCreateOrganisation() {
  return useSend(organisationsPaths.createOrganisation, { affects: AFFECTED });
}

/** Changes the branding of the coach's own organisation. */
export function useUpdateOrganisation() {
  return useSend(organisationsPaths.updateOrganisation, { affects: AFFECTED });
}
