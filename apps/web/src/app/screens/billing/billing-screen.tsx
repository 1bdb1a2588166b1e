import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Notice } from '@weekbord/ui/notice/notice';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { billingQuery } from '../../../features/billing/api/subscription.ts';
import { SubscriptionCard } from '../../../features/billing/components/subscription-card.tsx';
import { WayOutAction } from '../../../features/billing/components/way-out-action.tsx';
import { wayOutOf } from '../../../features/billing/model/way-out-of.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { LegalLinks } from '../../../shared/legal-links.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

/** The user's subscriptions, and all actions on them. */
export function BillingScreen() {
  const say = usePhrases('billing');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(billingQuery);
  const way = wayOutOf(user);
  // A user without a plan returns to the wizard.
  const leadsTo = user.is_coach ? '/account' : user.intake === null ? '/' : '/profile';
  const back = { label: sayShared('back'), onPress: () => void navigate({ to: leadsTo }) };
  return (
    <Page title={say('title')} back={back} width="narrow">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {data?.is_trial_till && data.subscriptions.length > 0 && <Notice tone="plain">{say('trialTill')}</Notice>}
        {data?.subscriptions.map((billed) => (
          <SubscriptionCard key={billed.id} billed={billed} mayManage={data.may_manage_account} />
        ))}
        {data && data.subscriptions.length === 0 && <EmptyState title={say('none')} text={say('noneText')} />}
        {data && way && <WayOutAction way={way} />}
        {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-56" />)}
        <LegalLinks />
      </div>
    </Page>
  );
}
