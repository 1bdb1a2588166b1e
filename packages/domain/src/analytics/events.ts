import { isLivingSubscription } from '../access/account-access.ts';
import type { SubscriptionStatus } from '../billing/subscription-statuses.ts';

/** Clicks that the web app tracks. */
export const CLICK_EVENTS = [
  'clicked.app.create_coach_button',
  'clicked.app.book_a_demo_button',
  'clicked.app.referral_programme_button',
] as const;
export type ClickEvent = (typeof CLICK_EVENTS)[number];

/** The product's business events, by their names in the analytics service. */
export const ANALYTICS_EVENTS = [
  ...CLICK_EVENTS,
  'subscription.created',
  'subscription.trial.will_end',
  'subscription.trial.conversion',
  'subscription.status_updated',
  'client.created',
  'weekly_nutrition_plan.created',
  'calendar_item.created',
  'contract.churned',
  'organisation.created',
  'organisation.updated',
] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

/**
 * The groups of coaches for which events are counted. Coaches whose clients plan for themselves are a separate group.
 */
export const COACH_GROUPS = ['coaches', 'self_service_coaches'] as const;
export type CoachGroup = (typeof COACH_GROUPS)[number];

/** The maximum length of a problem report from the web app, in characters. */
export const MAX_PROBLEM_LENGTH = 200;
/** The share of problems that are reported. */
export const PROBLEM_SAMPLE_RATE = 0.05;

interface SubscriptionState {
  readonly id: string;
  /** The payment service's value: `active`, `trialing` and so on. */
  readonly status: string;
}

/** Returns the events between two states of a customer's subscriptions. */
export function subscriptionEvents(
  before: readonly SubscriptionState[],
  after: readonly SubscriptionState[],
): AnalyticsEvent[] {
  const earlier = new Map(before.map(({ id, status }) => [id, status]));
  return after.flatMap(({ id, status }): AnalyticsEvent[] => {
    const was = earlier.get(id);
    if (was === undefined) return ['subscription.created'];
    if (was === status) return [];
    return [
      'subscription.status_updated',
      ...(was === 'trialing' && status === 'active' ? (['subscription.trial.conversion'] as const) : []),
      ...(isLiving(was) && !isLiving(status) ? (['contract.churned'] as const) : []),
    ];
  });
}

function isLiving(status: string): boolean {
  return isLivingSubscription(status as SubscriptionStatus);
}
