import { isLivingSubscription } from '@weekbord/domain/access/account-access';
import type { SubscriptionStatus } from '@weekbord/domain/billing/subscription-statuses';
import { paymentRestoresAccess } from '../../../shared/access/access.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';

/** How a person regains access: pay the open invoice, renew, or subscribe. */
export type WayOut = Readonly<{ kind: 'PAY' }> | Readonly<{ kind: 'AGAIN' | 'FIRST'; address: string }>;

/** Returns how to regain access by paying; null if that is not needed, or would not restore it. */
export function wayOutOf(user: CurrentUser): WayOut | null {
  const { is_coach: isCoach, customer, organisation } = user;
  const statuses = (customer?.subscriptions ?? []).map(({ status }) => status as SubscriptionStatus);
  const address = isCoach ? '/checkout?for=coach' : '/checkout';
  if (statuses.some(isLivingSubscription) || !paymentRestoresAccess(user)) return null;
  if (statuses.includes('unpaid')) return { kind: 'PAY' };
  if (statuses.length > 0) return { kind: 'AGAIN', address };
  return organisation?.payment_required === true ? { kind: 'FIRST', address } : null;
}
