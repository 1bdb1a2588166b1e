import type { Billed } from '../api/subscription.ts';

/** The text about a subscription, with the time that it names. */
export type StateOfSubscription = Readonly<{
  phrase:
    | 'statusTrialing'
    | 'statusActive'
    | 'statusEnding'
    | 'statusUnpaid'
    | 'statusStopped'
    | 'statusIncomplete'
    | 'statusPaused'
    | 'statusEnded'
    | 'statusWithdrawn';
  moment: string | null;
  /** Whether a payment is due now. */
  isUnpaid: boolean;
  isCancellable: boolean;
}>;

/** Returns the state of a subscription as its owner sees it. */
export function stateOfSubscription({
  status,
  withdrawn_at: withdrawnAt,
  cancel_at_period_end: ends,
  current_period_end: periodEnd,
  trial_end: trialEnd,
}: Billed): StateOfSubscription {
  const calm = { isUnpaid: false, isCancellable: false };
  if (withdrawnAt !== null) return { ...calm, phrase: 'statusWithdrawn', moment: withdrawnAt };
  if (status === 'canceled' || status === 'incomplete_expired') return { ...calm, phrase: 'statusEnded', moment: null };
  if (status === 'paused') return { ...calm, phrase: 'statusPaused', moment: null };
  if (status === 'unpaid') return { ...calm, phrase: 'statusStopped', moment: null, isUnpaid: true };
  const isCancellable = !ends;
  if (status === 'past_due') return { phrase: 'statusUnpaid', moment: null, isUnpaid: true, isCancellable };
  if (status === 'incomplete') return { phrase: 'statusIncomplete', moment: null, isUnpaid: true, isCancellable };
  if (ends) return { ...calm, phrase: 'statusEnding', moment: periodEnd };
  if (status === 'trialing') return { ...calm, phrase: 'statusTrialing', moment: trialEnd, isCancellable };
  return { ...calm, phrase: 'statusActive', moment: periodEnd, isCancellable };
}
