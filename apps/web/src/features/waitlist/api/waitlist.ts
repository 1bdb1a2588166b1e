import { waitlistPaths } from '@weekbord/contract/waitlist/paths';
import { useSend } from '../../../shared/api/use-send.ts';
import { portalOfPage } from '../../../shared/brand/brand.ts';

/** Adds an email address to the waitlist of this portal. */
export function useJoinWaitlist() {
  return useSend(waitlistPaths.joinWaitlist, {
    // The form shows its own failure.
    meta: { quiet: true },
    sent: (body: { email: string; first_name: string }) => ({ params: { subdomain: portalOfPage() }, body }),
  });
}
