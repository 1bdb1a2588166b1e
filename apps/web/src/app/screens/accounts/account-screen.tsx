import { isLivingSubscription } from '@weekbord/domain/access/account-access';
import type { SubscriptionStatus } from '@weekbord/domain/billing/subscription-statuses';
import { Navigate } from '@tanstack/react-router';
import { Page } from '@weekbord/ui/page/page';
import { CreditCard, Globe } from 'lucide-react';
import { useId } from 'react';
import { type ProfileRow, ProfileRows } from '../../../features/accounts/components/profile-rows.tsx';
import { ReferralCard } from '../../../features/billing/components/referral-card.tsx';
import { TrialOffer } from '../../../features/billing/components/trial-offer.tsx';
import { BrandingForm } from '../../../features/organisations/components/branding-form.tsx';
import { userHasAccess } from '../../../shared/access/access.ts';
import { hostOfPortal } from '../../../shared/brand/host-of-portal.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, useCurrentUser } from '../../../shared/session/current-user.ts';

/** What a coach manages: their organisation's branding, where its people log in, and their subscription. */
export function AccountScreen() {
  const say = usePhrases('branding');
  const sayNavigation = usePhrases('navigation');
  const user = useCurrentUser();
  const subscriptions = useSubscriptionRows(user);
  const heading = useId();
  if (!user.is_coach || !userHasAccess(user)) return <Navigate to="/" replace />;
  const own = user.organisation?.owner === user.id ? user.organisation : null;
  const portal: ProfileRow = {
    name: 'portal',
    kind: 'shows',
    icon: Globe,
    title: say('portalHint'),
    text: hostOfPortal(own?.subdomain ?? null),
  };
  return (
    <Page title={sayNavigation('account')} width="wide">
      <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6 xl:max-w-none xl:grid-cols-2 xl:items-start xl:gap-8">
        <section aria-labelledby={heading}>
          <h2 id={heading} className="px-1 text-small font-bold text-ink-soft">
            {say('title')}
          </h2>
          <p className="mb-2 px-1 text-small text-ink-soft">{say('text')}</p>
          <BrandingForm key={own?.id ?? 'new'} own={own} />
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ProfileRows title={say('portal')} rows={[portal]} />
          <ProfileRows title={say('billing')} rows={subscriptions} />
          <TrialOffer user={user} />
          <ReferralCard user={user} />
        </div>
      </div>
    </Page>
  );
}

/** A row per subscription with its status; none for a coach without a subscription. */
function useSubscriptionRows({ customer }: CurrentUser): readonly ProfileRow[] {
  const say = usePhrases('branding');
  return (customer?.subscriptions ?? []).map(({ id, status }) => ({
    name: id,
    kind: 'leads',
    to: '/billing',
    icon: CreditCard,
    title: say('subscription'),
    text: say(stateOf(status as SubscriptionStatus)),
  }));
}

function stateOf(status: SubscriptionStatus) {
  if (status === 'trialing') return 'subscriptionTrial';
  return isLivingSubscription(status) ? 'subscriptionActive' : 'subscriptionEnded';
}
