import { billingPaths } from '@weekbord/contract/billing/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

/** A subscription as its owner sees it. */
export type Billed = AnswerOf<'getBilling'>['subscriptions'][number];

/** The user's subscriptions; always refetched, because they can change at the payment service. */
export const billingQuery = queryOf(billingPaths.getBilling, {}, { staleTime: 0 });

const AFFECTED = [billingQuery.queryKey, currentUserQuery.queryKey];
/** The calling screen shows the failure. */
const QUIET = { quiet: true } as const;

/** Cancels the user's subscription at the end of its period. */
export function useCancelDeal() {
  return useSend(billingPaths.cancelDeal, { affects: AFFECTED });
}

/** Withdraws from the contract of a subscription. */
export function useWithdraw() {
  return useSend(billingPaths.withdrawFromContract, { affects: AFFECTED });
}

/** Requests the URL of the page where invoices, card and plan are managed. */
export function useCustomerPortal() {
  return useSend(billingPaths.stripeCustomerPortal, { meta: QUIET });
}

/** Requests the URL of the page where an unpaid invoice is paid. */
export function useOpenInvoice() {
  return useSend(billingPaths.createPaymentIntent, { meta: QUIET, affects: AFFECTED });
}
