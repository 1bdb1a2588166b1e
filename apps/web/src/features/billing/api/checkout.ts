import { billingPaths } from '@weekbord/contract/billing/paths';
import { portalOf } from '@weekbord/domain/organisations/portal-of-site';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { siteHostname } from '../../../shared/http/site.ts';

/** A plan that a portal sells. */
export type Plan = AnswerOf<'listPlans'>['plans'][number];

/** Milliseconds between two polls of a payment. */
const PAUSE_MS = 3000;
/** The maximum number of polls. */
const TRIES = 10;

/** The plans that this portal sells. */
export function plansQuery() {
  const subdomain = portalOf(siteHostname());
  return queryOf(billingPaths.listPlans, { query: subdomain === undefined ? {} : { subdomain } });
}

/**
 * Whether a code is valid for a plan, and the discounted price. Attempts are limited per network, so there are no
 * automatic retries.
 */
export function promoCodeQuery(code: string, price: string) {
  return queryOf(
    billingPaths.validatePromoCode,
    { body: { promo_code: code, price } },
    { staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
}

interface Order {
  readonly price: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly promo_code?: string;
}

/** Starts a checkout; returns the URL of its payment page. */
export function useCreateCheckoutSession() {
  return useSend(billingPaths.createB2cCheckoutSession, {
    // The form shows its own failure.
    meta: { quiet: true },
    sent: (order: Order) => ({ body: { ...order, subdomain: portalOf(siteHostname()) ?? null } }),
  });
}

/** The outcome of a payment; polled for half a minute until it is known. */
export function paymentQuery(session: string) {
  return {
    ...queryOf(billingPaths.completeCheckout, { body: { session_id: session } }, { staleTime: 0, gcTime: 0 }),
    refetchInterval: ({ state }: { state: PollState }) =>
      state.data?.state === 'OPEN' && state.dataUpdateCount < TRIES ? PAUSE_MS : false,
  };
}

interface PollState {
  readonly data: AnswerOf<'completeCheckout'> | undefined;
  readonly dataUpdateCount: number;
}

/** Whether the maximum number of polls was reached without an outcome. */
export function isStillOpen(answers: number): boolean {
  return answers >= TRIES;
}
