import { helpPaths } from '@weekbord/contract/help/paths';
import { useSend } from '../../../shared/api/use-send.ts';
import { portalOfPage } from '../../../shared/brand/brand.ts';
import type { Question } from '../model/question-draft.ts';

export function useContactSupport() {
  return useSend(helpPaths.contactSupport, {
    // The form shows its own failure.
    meta: { quiet: true },
    sent: ({ email, message }: Question) => ({
      body: { ...(email !== '' && { email }), message, organisation_subdomain: portalOfPage() },
    }),
  });
}
