import { isLivingSubscription } from '@weekbord/domain/access/account-access';
import type { SubscriptionStatus } from '@weekbord/domain/billing/subscription-statuses';
import type { CurrentUser } from '../../../shared/session/current-user.ts';

/** How a person regains access: pay the open invoice, renew, or subscribe. */
export type WayOut = Readonly<{ kind: 'PAY' }> | Readonly<{ kind: 'AGAIN' | 'FIRST'; address: string }>;

type Payer = Pick<CurrentUser, 'is_coach' | 'customer'> & {
  readonly organisation: { readonly payment_required: boolean } | null;
};

/** Returns how to regain access if the subscription does not give it; null if no action is needed. */
export function wayOutOf({ is_coach: isCoach, customer, organisation }: Payer): WayOut | null {
  const statuses = (customer?.subscriptions ?? []).map(({ status }) => status as SubscriptionStatus);
  const address = isCoach ? '/checkout?for=coach' : '/checkout';
  if (statuses.some(isLivingSubscription)) return null;
  if (statuses.includes('unpaid')) return { kind: 'PAY' };
  if (statuses.length > 0) return { kind: 'AGAIN', address };
  return organisation?.payment_required === true ? { kind: 'FIRST', address } : null;
}
