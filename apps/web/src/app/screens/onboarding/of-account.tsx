import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { UnclaimedPurchases } from '../../../features/billing/components/unclaimed-purchases.tsx';
import { LatestInvitation } from '../../../features/clients/components/client/coaching.ts';
import { userHasAccess } from '../../../shared/access/access.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

/**
 * Shows a logged-in user's invitation and unclaimed purchases in the wizard, and leaves the wizard when their access
 * has ended.
 */
export function OfAccount() {
  const client = useQueryClient();
  const navigate = useNavigate();
  // Refetched, because a response cached before the page was loaded may date from when the account still had access.
  const { data: user } = useQuery({ ...currentUserQuery, staleTime: () => performance.now() });
  const hasAccess = user === undefined || userHasAccess(user);
  useEffect(() => {
    if (!hasAccess) void navigate({ to: '/billing-issue', replace: true });
  }, [hasAccess, navigate]);
  const start = async () => {
    await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    await navigate({ to: '/', replace: true });
  };
  return (
    <>
      <LatestInvitation onAccepted={() => void start()} />
      <UnclaimedPurchases onClaimed={() => void start()} />
    </>
  );
}
