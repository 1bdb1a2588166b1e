import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clientNeedsQuery } from '../../features/clients/api/client-needs.ts';
import { invitationsQuery } from '../../features/clients/api/invitations.ts';
import { useCurrentUser } from '../../shared/session/current-user.ts';

/**
 * Shows on the icon of the installed app how many clients need their coach, and how many invitations are unanswered.
 */
export function AppBadge() {
  const { is_coach: isCoach } = useCurrentUser();
  const needs = useInfiniteQuery({ ...clientNeedsQuery(), enabled: isCoach });
  const invitations = useQuery(invitationsQuery);
  const count = (needs.data?.pages[0]?.count ?? 0) + (invitations.data?.length ?? 0);
  useEffect(() => void navigator.setAppBadge(count).catch(() => undefined), [count]);
  return null;
}
