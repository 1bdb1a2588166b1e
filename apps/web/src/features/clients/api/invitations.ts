import { clientsPaths } from '@weekbord/contract/clients/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { consentTo } from '../../../shared/consents/consents.tsx';
import { currentLanguage } from '../../../shared/locale/language.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

const STALE_MS = 600_000;

/** The pending invitations from coaches. */
export const invitationsQuery = queryOf(
  clientsPaths.listInvitations,
  {},
  { keep: ({ results }) => results, staleTime: STALE_MS },
);

const affects = [invitationsQuery.queryKey, currentUserQuery.queryKey];

/** Accepts a coach's invitation. */
export function useAcceptInvitation() {
  return useSend(clientsPaths.acceptInvitation, {
    sent: (id: number) => ({ params: { id }, body: { consent: consentTo('COACH'), language: currentLanguage() } }),
    affects,
  });
}

/** Declines a coach's invitation. */
export function useDeclineInvitation() {
  return useSend(clientsPaths.declineInvitation, { sent: (id: number) => ({ params: { id } }), affects });
}

/** Ends the relationship with the user's own coach. */
export function useLeaveCoach() {
  return useSend(clientsPaths.leaveCoach, { sent: () => ({}), affects: [currentUserQuery.queryKey] });
}
