import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { PlanCurrency, PlanInterval, PortalAccess } from '@weekbord/domain/billing/plan';
import type { DiscountedPrice } from '@weekbord/domain/billing/price';
import { isLivingSubscription } from '@weekbord/domain/access/account-access';
import { lastDayToWithdraw, mayWithdraw } from '@weekbord/domain/billing/withdrawal';
import { localMoment } from '@weekbord/domain/dates/zoned-time';
import type { SubscriptionStatus } from '@weekbord/domain/billing/subscription-statuses';
import { dateOf } from '../../platform/clock/clock.ts';
import type { Locale } from '../../platform/http/actor.ts';
import type { BilledRow } from './billed.store.ts';
import { presentPlan } from './list-plans.ts';

type Billed = Answered<Endpoints['getBilling']>['subscriptions'][number];

/** The time zone for contract dates, which is ahead of the United Kingdom and UTC. */
export const ZONE_OF_CONTRACTS = 'Europe/Amsterdam';

/** Returns the date on which a contract was made; null if unknown. */
export function dateOfContract({ subscription: { started_at: startedAt } }: BilledRow): string | null {
  return startedAt === null ? null : localMoment(startedAt.getTime(), ZONE_OF_CONTRACTS).date;
}

/**
 * Returns the last date on which the owner may withdraw; null if they no longer may. The current date is taken in UTC,
 * which is never later than the owner's own date in the countries where the product is sold.
 */
export function withdrawUntil(row: BilledRow, now: Date): string | null {
  const madeOn = dateOfContract(row);
  const { withdrawn_at: withdrawnAt } = row.subscription;
  if (madeOn === null || !isLiving(row)) return null;
  const isOpen = mayWithdraw({ madeOn, today: dateOf(now), withdrawn: withdrawnAt !== null });
  return isOpen ? lastDayToWithdraw(madeOn) : null;
}

/** Whether a subscription is active. */
export function isLiving({ subscription }: BilledRow): boolean {
  return isLivingSubscription(subscription.status as SubscriptionStatus);
}

/** Returns the facts that determine whether the owner can open Stripe's billing portal. */
export function accessOf(rows: readonly BilledRow[]): { status: SubscriptionStatus; portalAccess: PortalAccess }[] {
  return rows.map(({ subscription, plan }) => ({
    status: subscription.status as SubscriptionStatus,
    portalAccess: plan?.portal_access ?? 'NONE',
  }));
}

/** The price that Stripe charges for a subscription; the plan's price may have changed since. */
export interface OwnPrice {
  readonly amount: number;
  readonly currency: PlanCurrency;
  readonly interval: PlanInterval;
  readonly vat_percent: number;
  readonly discount: DiscountedPrice | null;
}

/** Returns null if the price is unknown. An expired discount does not count. */
export function ownPriceOf({ subscription, plan }: BilledRow, now: Date): OwnPrice | null {
  const { amount, currency, interval, vat_percent: vat } = subscription;
  if (plan === null || amount === null || currency === null || interval === null) return null;
  const { discounted_amount: paid, discount_term: term, discounted_until: until } = subscription;
  const runs = paid !== null && term !== null && (until === null || until > now);
  const discount = runs ? { amount: paid, term, until: momentText(until) } : null;
  return { amount, currency, interval, vat_percent: vat ?? plan.vat_percent, discount };
}

/** Returns a subscription as its owner sees it. */
export function presentBilled(
  row: BilledRow,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Billed {
  const { subscription, plan, code } = row;
  const price = ownPriceOf(row, now);
  return {
    id: subscription.id,
    status: subscription.status as SubscriptionStatus,
    plan: plan === null || price === null ? null : presentPlan({ ...plan, ...price }, locale),
    discount: price?.discount ?? null,
    promo_code: code,
    started_at: momentText(subscription.started_at),
    trial_end: momentText(subscription.trial_end),
    current_period_end: momentText(subscription.current_period_end),
    cancel_at_period_end: subscription.cancel_at_period_end,
    withdraw_until: withdrawUntil(row, now),
    withdrawn_at: momentText(subscription.withdrawn_at),
  };
}

function momentText(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
