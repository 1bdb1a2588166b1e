import { isLivingSubscription } from '@weekbord/domain/access/account-access';
import type { SubscriptionStatus } from '@weekbord/domain/billing/subscription-statuses';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { dataCountsQuery } from '../api/data.ts';

/** The sections that people who leave look for first; everything else is summarised. */
const NAMED = [
  'meals',
  'measurements',
  'profile',
  'cycle',
  'own_recipes',
  'own_foods',
  'photos',
  'grocery_lists',
  'favourite_recipes',
  'plan_templates',
] as const;

/** What deleting the account removes, and what remains with others. */
export function DeletionSummary() {
  const say = usePhrases('history');
  const { data, error, refetch } = useQuery(dataCountsQuery);
  const { customer } = useCurrentUser();
  const pays =
    customer?.subscriptions.some(({ status }) => isLivingSubscription(status as SubscriptionStatus)) === true;
  const counts = new Map(data?.parts.map(({ section, count }) => [section, count]));
  return (
    <div className="grid gap-3">
      <p>{say('deleteWhat')}</p>
      {data && (
        <ul className="list-disc pl-5">
          {NAMED.filter((section) => (counts.get(section) ?? 0) > 0).map((section) => (
            <li key={section}>{say(`goes${section}`, { count: counts.get(section) ?? 0 })}</li>
          ))}
          <li>{say('goesAll')}</li>
        </ul>
      )}
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-32" />)}
      {pays && <p className="font-semibold">{say('deleteSubscription')}</p>}
      <p className="text-small text-ink-soft">{say('deleteStays')}</p>
    </div>
  );
}
