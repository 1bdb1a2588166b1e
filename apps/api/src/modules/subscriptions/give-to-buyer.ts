import { isLivingSubscription } from '@weekbord/domain/access/account-access';
import type { CheckoutState } from '@weekbord/domain/billing/plan';
import type { SubscriptionStatus } from '@weekbord/domain/billing/subscription-statuses';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { findPlace, updateMissingNames, updateOrganisationOfBuyer, updateToCoach } from './buyers.store.ts';
import { type CheckoutRow, moveCheckout } from './checkouts.store.ts';
import { listBought, replaceSubscriptions, updateCustomer, lockCustomer } from './customers.store.ts';
import { findPlan, type PlanRow } from './plans.store.ts';

/** The queue of payments to refund. */
export const RETURN_QUEUE = 'return-payments';

/** The data of a job in the queue. */
export interface ReturnedPayment {
  readonly checkoutId: string;
  readonly subscriptionId: string;
}

interface Giving {
  /** A transaction with the reason `billing`. */
  readonly db: Kysely<Tables>;
  readonly jobs: Jobs;
}

/**
 * Gives a person what was paid for: their subscription, and with it the coach role or membership of the organisation.
 * If they already have such a subscription, or had the trial with which this one begins, it is ended and refunded. If
 * the purchase is not certain to be theirs, it waits, unless it renews a plan that they had and changes neither role
 * nor organisation. Returns the checkout's state.
 */
export async function giveToBuyer(
  { db, jobs }: Giving,
  checkout: CheckoutRow,
  { personId, isTheirs }: { readonly personId: number; readonly isTheirs: boolean },
): Promise<CheckoutState> {
  const plan = await findPlan(db, checkout.plan_id);
  const customer = checkout.customer_id === null ? undefined : await lockCustomer(db, checkout.customer_id);
  if (plan === undefined || customer === undefined) throw new Error('A paid checkout has no plan or customer.');
  // A client cannot be a coach, so the purchase waits until the coaching has ended.
  if (plan.audience === 'COACH' && (await findPlace(db, personId)).coach_id !== null) return checkout.state;
  const bought = (await listBought(db, personId)).filter(
    ({ id, audience }) => id !== checkout.subscription_id && audience === plan.audience,
  );
  const isTrial = customer.waiting?.some(({ id, status }) => id === checkout.subscription_id && status === 'trialing');
  const hasOne = bought.some(({ status }) => isLivingSubscription(status as SubscriptionStatus));
  const goesBack = hasOne || (isTrial === true && bought.length > 0);
  const isRenewal = bought.length > 0 && !(await changesPlace(db, personId, { plan, checkout }));
  if (!isTheirs && !isRenewal && !goesBack) return checkout.state;
  await updateCustomer(db, customer.id, { person_id: personId, waiting: null });
  if (customer.waiting !== null)
    await replaceSubscriptions(db, { personId, customerId: customer.id }, customer.waiting);
  const state = goesBack ? 'RETURNED' : 'CLAIMED';
  await moveCheckout(db, checkout.id, { from: ['PAID'], to: state, person_id: personId });
  if (goesBack) {
    await returnPayment(jobs, db, checkout);
    return state;
  }
  // Someone else may have entered the names of a purchase that only renews a plan.
  if (isTheirs) await updateMissingNames(db, personId, checkout);
  if (plan.audience === 'COACH') await updateToCoach(db, personId);
  else await updateOrganisationOfBuyer(db, personId, checkout.organisation_id);
  return state;
}

/** Whether a purchase would make a person a coach, or move them to another organisation. */
async function changesPlace(
  db: Kysely<Tables>,
  personId: number,
  { plan, checkout }: { readonly plan: PlanRow; readonly checkout: CheckoutRow },
): Promise<boolean> {
  const { is_coach: isCoach, coach_id: coachId, organisation_id: portal } = await findPlace(db, personId);
  if (isCoach) return false;
  return plan.audience === 'COACH' || (coachId === null && portal !== checkout.organisation_id);
}

/** Queues the end and the refund of a checkout's subscription, in the transaction of `db`. */
export async function returnPayment(
  jobs: Jobs,
  db: Kysely<Tables>,
  { id, subscription_id: subscriptionId }: Pick<CheckoutRow, 'id' | 'subscription_id'>,
): Promise<void> {
  const job: ReturnedPayment = { checkoutId: id, subscriptionId: subscriptionId! };
  await jobs.enqueue(db, RETURN_QUEUE, job);
}
