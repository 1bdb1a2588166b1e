import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LatestInvitation } from '../../../features/clients/components/coaching.ts';
import { userHasAccess } from '../../../shared/access/access.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

/** What concerns an account while it answers the wizard: an invitation, and access that ended, as the server says by now. */
export function OfAccount() {
  const client = useQueryClient();
  const navigate = useNavigate();
  // What was kept before this page was loaded may be of a time when the account had access, and is asked again.
  const { data: user } = useQuery({ ...currentUserQuery, staleTime: () => performance.now() });
  const hasAccess = user === undefined || userHasAccess(user);
  useEffect(() => {
    if (!hasAccess) void navigate({ to: '/billing-issue', replace: true });
  }, [hasAccess, navigate]);
  const start = async () => {
    await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    await navigate({ to: '/', replace: true });
  };
  return <LatestInvitation onAccepted={() => void start()} />;
}
