import { authPaths } from '@weekbord/contract/auth/paths';
import { useMutation } from '@tanstack/react-query';
import { portalOf } from '@weekbord/domain/organisations/portal-of-site';
import { answer } from '../../../shared/http/call.ts';

/** Has a code or a link mailed to an address; answers which of the two. */
export function useCreateLoginSignupPortal() {
  return useMutation({
    mutationFn: (email: string) =>
      answer(authPaths.createLoginSignupPortal, {
        body: {
          email,
          redirect_url: `${location.origin}/login`,
          organisation_subdomain: portalOf(location.hostname) ?? null,
        },
      }),
    meta: { quiet: true },
  });
}
